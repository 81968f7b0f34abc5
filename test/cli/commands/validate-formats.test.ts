import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import sarif from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect } from 'vitest';
import { coreRunner, type Desk, it, lowTide, rewrite } from '../command.ts';

/** A copy of the game with a second START (an error with another place), and one with a straight quote (a warning). */
function makeGames(desk: Desk): void {
  cpSync(coreRunner, desk.at('faulty'), { recursive: true });
  rewrite(desk.at('faulty/board.yaml'), (text) => text.replace('C2, q: 0, r: -1 }', 'C2, q: 0, r: -1, label: start }'));
  cpSync(coreRunner, desk.at('warned'), { recursive: true });
  const golem = desk.at('warned/events/11-corroded-golem.yaml');
  rewrite(golem, (text) => text.replace(/^title: .*$/mu, "title: Golem's  Rest"));
}

describe('validate --format', () => {
  it('prints a fault as a line, as a workflow command, as SARIF and as JSON', async ({ desk }) => {
    makeGames(desk);
    const said = async (format: string) => {
      const { code, out, err } = await desk.run(['validate', 'faulty', '--format', format]);
      expect([code, err]).toEqual([1, '']);
      return out;
    };
    expect(await said('short')).toBe(
      'faulty/board.yaml:13:35: error[CR210]: expected one Sector labelled start, found 2\n',
    );
    expect(await said('github')).toBe(
      '::error file=faulty/board.yaml,line=13,endLine=13,col=35,endColumn=39,title=CR210::expected one Sector labelled start, found 2\n',
    );
    const region = (startLine: number) => ({ startLine, startColumn: 35, endLine: startLine, endColumn: 40 });
    const at = (line: number) => ({
      physicalLocation: { artifactLocation: { uri: 'faulty/board.yaml' }, region: region(line) },
    });
    const log = JSON.parse(await said('sarif'));
    expect(log.version).toBe('2.1.0');
    // The standard's own schema, which is written in an older draft: nothing in it but its name needs that.
    const ajv = new Ajv({ strict: false, unicodeRegExp: false, allErrors: true });
    addFormats.default(ajv);
    const { $schema, id, ...schema } = sarif;
    ajv.validate(schema, log);
    expect(ajv.errors ?? []).toEqual([]);
    expect(log.runs[0].tool.driver.rules).toMatchObject([
      { id: 'CR210', shortDescription: { text: expect.stringContaining('map') } },
    ]);
    expect(log.runs[0].results).toEqual([
      {
        ruleId: 'CR210',
        ruleIndex: 0,
        level: 'error',
        message: { text: 'expected one Sector labelled start, found 2' },
        locations: [at(13)],
        relatedLocations: [{ id: 1, message: { text: 'the other is C1' }, ...at(12) }],
      },
    ]);
    const json = await desk.run(['validate', 'faulty', '--json']);
    expect(await said('json')).toBe(json.out);
    expect(JSON.parse(json.out).diagnostics[0].related).toEqual([
      { message: 'the other is C1', path: 'faulty/board.yaml', line: 12, column: 35, endLine: 12, endColumn: 40 },
    ]);
  });
  it('--only and --ignore choose codes, and an error that is not printed still counts', async ({ desk }) => {
    makeGames(desk);
    const only = await desk.run(['validate', 'warned', '--only', 'CR508', '--format', 'short']);
    expect(only.out.split('\n').filter((line) => line !== '' && !line.includes('[CR508]'))).toEqual([]);
    expect(only.out).toContain('[CR508]');
    const none = await desk.run(['validate', 'warned', '--ignore', 'cr5,CR2', '--deny-warnings']);
    expect([none.code, none.err]).toEqual([0, '']);
    const hidden = await desk.run(['validate', 'faulty', '--ignore', 'CR210']);
    expect([hidden.code, hidden.err]).toEqual([1, '1 error of other codes not shown\n']);
    expect((await desk.run(['validate', '--only', 'spelling'])).err).toContain(
      'expected codes for --only, found SPELLING',
    );
  });
  it('a remark with a reason takes a warning out of its file; without one, or for nothing, it is reported', async ({
    desk,
  }) => {
    makeGames(desk);
    const path = desk.at('warned/events/11-corroded-golem.yaml');
    const text = readFileSync(path, 'utf8');
    const said = async (remark: string) => {
      writeFileSync(path, `${remark}\n${text}`);
      return (await desk.run(['validate', 'warned', '--format', 'short', '--ignore', 'CR507'])).out;
    };
    expect(await said('# core-runner ignore CR508: as the sign has it')).toBe('');
    expect(await said('# core-runner ignore CR508')).toContain('expected a reason after CR508, found none');
    expect(await said('# core-runner ignore CR506: often')).toContain('no CR506 warning to ignore');
    expect(await said('# core-runner ignore CR999: so')).toContain('unknown code CR999');
    expect(await said('# core-runner ignor CR508: so')).toContain('expected ignore, found ignor');
    expect(await said('# core-runner ignore')).toContain('expected a code and a reason');
  });
  it('--layout tells what does not fit, once, by how many lines on each paper', async ({ desk }) => {
    // The smaller game: everything is set in every way.
    cpSync(lowTide, desk.at('tide'), { recursive: true });
    const path = desk.at('tide/events/11-the-stairs.yaml');
    const long = 'It goes on and on, down the stairs, past doors with numbers that nobody has put in order. '.repeat(
      60,
    );
    rewrite(path, (text) => text.replace(/(?<=^text: \|\n)/mu, `  ${long}\n`));
    const words = ['validate', 'tide', '--only', 'CR303', '--format', 'short'];
    // What is too long for its pages is reported by its length, without being asked.
    expect((await desk.run(words)).out.trim().split('\n')).toHaveLength(1);
    const { code, out, err } = await desk.execute(desk.atTerminal([...words, '--layout']));
    expect([code, out.trim().split('\n').length]).toEqual([1, 1]);
    expect(err).toMatch(/\[Kdocument \d+ of \d\d, \d+ %/u);
    expect(out).toMatch(
      /^tide\/events\/11-.*error\[CR303\]: Meeting 11 is \d+ lines too long for .* on half-letter, \d+ on a5(?:, \d+ on .*)?$/mu,
    );
    // The first words that are too many are far after the beginning of the text.
    expect(out).not.toMatch(/yaml:(?:5|6:\d{1,3}):/u);
  });
  it('--stdin checks a text in place of its file, and leaves the file alone', async ({ desk }) => {
    makeGames(desk);
    const before = desk.listing();
    const typed = desk.runWith('number: 11\ntitel: X\n', [
      'validate',
      'warned',
      '--stdin',
      '--path',
      'events/11-corroded-golem.yaml',
      '--json',
    ]);
    const { version, directory, diagnostics } = JSON.parse((await typed).out);
    expect([version, directory, diagnostics[0].path]).toEqual([1, 'warned', 'warned/events/11-corroded-golem.yaml']);
    expect(diagnostics.map(({ code }: { code: string }) => code)).toContain('CR102');
    expect(desk.listing()).toEqual(before);
    const strange = await desk.runWith('x: 1', ['validate', 'warned', '--stdin', '--path', 'setings.yaml']);
    expect([strange.code, strange.err]).toEqual([
      2,
      'error: setings.yaml is not a file of the game in warned\n  hint: did you mean setting.yaml?\n',
    ]);
    const outside = await desk.runWith('x', ['validate', 'warned', '--stdin', '--path', '../x.yaml']);
    expect([outside.code, outside.err]).toMatchObject([2, expect.stringContaining('is not a file of warned')]);
  });
  it('--deny-warnings ends with 1, --quiet keeps warnings and success to itself, --max shows the first', async ({
    desk,
  }) => {
    makeGames(desk);
    const [plain, denied, quiet, first] = await Promise.all([
      desk.run(['validate', 'warned', '--format', 'short']),
      desk.run(['validate', 'warned', '--deny-warnings']),
      desk.run(['validate', 'warned', '--quiet']),
      desk.run(['validate', 'warned', '--max', '1']),
    ]);
    const lines = plain.out.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(1);
    expect([plain.code, denied.code, quiet.code, first.code]).toEqual([0, 1, 0, 0]);
    expect([quiet.out, quiet.err]).toEqual(['', '']);
    expect(first.err.match(/^warning\[/gmu)).toHaveLength(1);
    expect(first.err).toContain(`and ${lines.length - 1} more`);
    expect(first.err).toContain(`${lines.length} warnings\n`);
  });
  it('refuses a format it does not know', async ({ desk }) => {
    const { code, err } = await desk.run(['validate', '--format', 'sariff']);
    expect([code, err]).toEqual([2, 'error: unknown format sariff\n  hint: did you mean sarif?\n']);
  });
});
