import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coreRunner } from '../cli/command.ts';
import { accessFaults, isTooWide, type OpenSite, openSite } from './open-site.ts';

let site: OpenSite;

beforeAll(async () => {
  site = await openSite(coreRunner);
});
afterAll(() => site.close());

describe('the page of a game', () => {
  it('shows the view of its address, and asks its own server alone', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#sheet', { width: 320 });
    expect(await page.title()).toBe('Make a Run sheet – Core Runner');
    expect(await isTooWide(page)).toBe(false);
    expect(await accessFaults(page)).toEqual([]);
    expect(site.faults).toEqual([]);
  });
});
