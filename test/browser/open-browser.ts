/** A headless browser for tests, from a package or installed. */

import type { Browser } from 'puppeteer-core';

/** Opens a browser; undefined with a warning if there is none. */
export async function openBrowser(): Promise<Browser | undefined> {
  // Makes the package bring its libraries along.
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
