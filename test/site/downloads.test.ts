import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { dataView } from '../../src/bytes.ts';
import { downloadsOf, type EditionToZip } from '../../src/site/downloads.ts';
import { listedFiles, offlineScript } from '../../src/site/offline.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const editions: readonly EditionToZip[] = [
  {
    folder: 'booklet-a4',
    edition: { paper: 'booklet-a4' },
    files: [
      { id: 'print-me-first', name: 'PRINT-ME-FIRST-booklet-a4.pdf', pages: 2, bytes: bytes('first') },
      { id: 'event-book', name: 'event-book-booklet-a4.pdf', pages: 60, volumes: [16, 14], bytes: bytes('events') },
      { id: 'tracking-sheet', name: 'tracking-sheet-booklet-a4.pdf', pages: 1, bytes: bytes('sheet') },
    ],
  },
];

describe('downloads', () => {
  const made = () => downloadsOf(editions, bytes('ebook'), { name: 'low-tide', date: '2026-11-29' });
  const [zip = { path: '', bytes: bytes(''), sheets: 0 }, ebook] = made();

  it('are a zip for each edition and the ebook, with their sheets of paper', () => {
    expect([zip.path, ebook?.path]).toEqual(['download/low-tide-booklet-a4.zip', 'download/low-tide.epub']);
    expect(zip.sheets).toBe(1 + 30 + 1);
    expect(ebook).toMatchObject({ bytes: bytes('ebook') });
  });
  it('hold the files in their order, of the day of the edition', () => {
    const files = Object.entries(unzipSync(zip.bytes)).map(([name, text]) => [name, new TextDecoder().decode(text)]);
    expect(files).toEqual([
      ['PRINT-ME-FIRST-booklet-a4.pdf', 'first'],
      ['event-book-booklet-a4.pdf', 'events'],
      ['tracking-sheet-booklet-a4.pdf', 'sheet'],
    ]);
    // The first header of a zip: midnight, then the day, the month and the year since 1980 in bits.
    const header = dataView(zip.bytes);
    expect([header.getUint16(10, true), header.getUint16(12, true)]).toEqual([0, (46 << 9) | (11 << 5) | 29]);
  });
  it('are the same bytes each time', () => expect(made()).toEqual(made()));
});

describe('the script that keeps a page', () => {
  const files = ['index.html', 'content.json', 'download/a.zip'].map((path) => ({ path, bytes: bytes(path) }));
  const isKept = (path: string) => !path.startsWith('download/');
  const script = offlineScript(files, isKept, 'rest');

  it('has the list of files before it', () => {
    expect(script).toMatch(
      /^const site = \{"version":"[0-9a-f]{8}","kept":\["\.\/","index\.html","content\.json"\],"others":\["download\/a\.zip"\]\};\nrest$/u,
    );
    expect(listedFiles(script)).toEqual(['index.html', 'content.json', 'download/a.zip']);
  });
  it('has another version when a file has other bytes', () => {
    const [first = { path: '', bytes: bytes('') }, ...others] = files;
    const changed = [{ ...first, bytes: bytes('other') }, ...others];
    expect(offlineScript(files, isKept, 'rest')).toBe(script);
    expect(offlineScript(changed, isKept, 'rest')).not.toBe(script);
  });
  it('names no file outside the folder, and is not any script', () => {
    const hostile = ['../a', '/etc/a', 'a/../../b', 'C:\\a', '..', '.git/config', './', 'a//b', 'fonts/ok.ttf'];
    expect(listedFiles(`const site = {"kept":${JSON.stringify(hostile)},"others":[]};\n`)).toEqual(['fonts/ok.ttf']);
    for (const other of ['', 'alert()', 'const site = {};', 'const site = {"kept":1,"others":2};'])
      expect(listedFiles(other)).toBeUndefined();
  });
});
