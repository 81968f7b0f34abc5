import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import type { Manifest } from '../../../src/cli/shared/press/manifest.ts';
import { allEditions } from '../../../src/typeset/edition/edition.ts';
import { it, itRefuses, lowTide } from '../command.ts';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('print --all-editions', () => {
  it('fills a folder for each with the documents, the leaf and a true manifest, the same bytes every time', async ({
    desk,
  }) => {
    const order = ['print', 'tracking-sheet', '--content', lowTide, '--all-editions', '--marks', '--out'];
    const [first, second] = [await desk.run([...order, 'one']), await desk.run([...order, 'two'])];
    expect([first.code, second.code]).toEqual([0, 0]);
    for (const [folder, edition] of Object.entries(allEditions)) {
      const manifest = JSON.parse(readFileSync(desk.at(`one/${folder}/manifest.json`), 'utf8')) as Manifest;
      expect(manifest.options).toEqual({ ...edition, ...(folder.startsWith('booklet') && { marks: true }) });
      expect(manifest).toMatchObject({ title: 'Low Tide', fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/u) });
      // The folder and each name say the edition, so that files of two folders can lie side by side.
      const { paper, lowInk, largePrint } = edition;
      const said = [paper !== 'a4' && paper, lowInk && 'low-ink', largePrint && 'large-print'];
      const end = [...said, folder.startsWith('booklet') && 'marks']
        .flatMap((one) => (one ? [`-${one}`] : []))
        .join('');
      expect(manifest.files.map(({ file }) => file)).toEqual([`PRINT-ME-FIRST${end}.pdf`, `tracking-sheet${end}.pdf`]);
      for (const { file, bytes, sha256: digest } of manifest.files) {
        const [one, two] = ['one', 'two'].map((out) => readFileSync(desk.at(`${out}/${folder}/${file}`)));
        expect(one?.length).toBe(bytes);
        expect([sha256(one as Buffer), sha256(two as Buffer)]).toEqual([digest, digest]);
      }
      expect(readFileSync(desk.at(`two/${folder}/manifest.json`), 'utf8')).toBe(
        readFileSync(desk.at(`one/${folder}/manifest.json`), 'utf8'),
      );
    }
  });
  itRefuses('print --all-editions', [['--paper a5 --low-ink', 'error: --all-editions cannot go with --paper\n']]);
});
