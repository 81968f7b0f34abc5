/** A headless browser for tests: the one of a package where it runs here, or one that is installed. */

import type { Browser } from 'puppeteer-core';

/** Opens a browser; undefined, and a word in the output, where there is none. */
export async function openBrowser(): Promise<Browser | undefined> {
  // Without it the package looks for libraries of the system, which a small machine lacks; it brings them along.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: puppeteer } = await import('puppeteer-core');
  const reasons: unknown[] = [];
  if (process.platform === 'linux' && process.arch === 'x64')
    try {
      const { default: chromium } = await import('@sparticuz/chromium');
      return await puppeteer.launch({
        args: chromium.args,
        executablePath: await chromium.executablePath(),
        headless: 'shell',
      });
    } catch (error) {
      reasons.push(error);
    }
  try {
    return await puppeteer.launch({ channel: 'chrome' });
  } catch (error) {
    reasons.push(error);
  }
  console.warn(`NOT TESTED: the preview in a browser, for there is none here: ${reasons.join('; ')}`);
  return undefined;
}
