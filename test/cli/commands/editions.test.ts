import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Manifest } from '../../../src/cli/shared/press/manifest.ts';
import { allEditions } from '../../../src/typeset/edition/edition.ts';
import { readTags } from '../../pdf/tags.ts';
import { atDesk } from '../command.ts';

const lowTide = fileURLToPath(new URL('../../../content/low-tide', import.meta.url));
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('print --all-editions', () => {
  it('fills a folder for each with the documents, the leaf and a true manifest, the same bytes every time', () =>
    atDesk(async (desk) => {
      const order = ['print', 'tracking-sheet', '--content', lowTide, '--all-editions', '--marks', '--out'];
      const [first, second] = [await desk.run([...order, 'one']), await desk.run([...order, 'two'])];
      expect([first.code, second.code]).toEqual([0, 0]);
      for (const [folder, edition] of Object.entries(allEditions)) {
        const manifest = JSON.parse(readFileSync(desk.at(`one/${folder}/manifest.json`), 'utf8')) as Manifest;
        expect(manifest.options).toEqual({ ...edition, ...(folder.startsWith('booklet') && { marks: true }) });
        expect(manifest).toMatchObject({ title: 'Low Tide', fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/u) });
        expect(manifest.files.map(({ file }) => file)).toEqual(['PRINT-ME-FIRST.pdf', 'tracking-sheet.pdf']);
        for (const { file, bytes, sha256: digest } of manifest.files) {
          const [one, two] = ['one', 'two'].map((out) => readFileSync(desk.at(`${out}/${folder}/${file}`)));
          expect(one?.length).toBe(bytes);
          expect([sha256(one as Buffer), sha256(two as Buffer)]).toEqual([digest, digest]);
        }
        expect(readFileSync(desk.at(`two/${folder}/manifest.json`), 'utf8')).toBe(
          readFileSync(desk.at(`one/${folder}/manifest.json`), 'utf8'),
        );
      }
    }));
  it('cannot be asked for one edition as well', () =>
    atDesk(async (desk) => {
      const { code, err } = await desk.run(['print', '--all-editions', '--paper', 'a5', '--low-ink']);
      expect(code).toBe(2);
      expect(err).toContain('error: --all-editions cannot go with --paper\n');
      expect(desk.listing()).toEqual([]);
    }));
});

describe('errata', () => {
  it('says what has changed since a folder was printed, in slips of its size, and nothing where nothing has', () =>
    atDesk(async (desk) => {
      cpSync(lowTide, desk.at('game'), { recursive: true });
      expect(
        (await desk.run(['print', 'tracking-sheet', '--content', 'game', '--all-editions', '--out', 'old'])).code,
      ).toBe(0);
      const order = ['errata', 'old/a4', '--content', 'game'];
      const same = await desk.run(order);
      expect(same).toEqual({ code: 0, out: 'nothing has changed\n', err: '' });
      expect(existsSync(desk.at('out'))).toBe(false);
      const board = readFileSync(desk.at('game/board.yaml'), 'utf8');
      writeFileSync(desk.at('game/board.yaml'), board.replace('THE SANDS OF SALLOW', 'THE SANDS OF SORROW'));
      const changed = await desk.run([...order, '--json']);
      expect([changed.code, changed.err]).toEqual([0, '']);
      const changes = JSON.parse(changed.out) as { file: string; kind: string; page: string }[];
      expect(changes.length).toBeGreaterThan(0);
      for (const change of changes) expect(change).toMatchObject({ file: 'tracking-sheet.pdf', page: '1' });
      const tags = readTags(readFileSync(desk.at('out/errata.pdf')));
      expect(tags.faults).toEqual([]);
      const wrong = await desk.run(['errata', 'old']);
      expect([wrong.code, wrong.err]).toEqual([
        2,
        expect.stringContaining('--all-editions makes folders that have one'),
      ]);
      const other = await desk.run(['errata', 'old/a4']);
      expect([other.code, other.err]).toEqual([
        2,
        expect.stringContaining('holds Low Tide, and the content is Core Runner'),
      ]);
    }));
});
