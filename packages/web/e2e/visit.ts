/** Visitors: pages in contexts of their own, and a record of everything that went wrong in them. */

import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { House } from './house.mjs';

/** How a visitor comes in. */
export interface Manner {
  readonly locale?: string;
  readonly width?: number;
  readonly height?: number;
  /** With fingers. */
  readonly hasTouch?: boolean;
  /** How fast things move; not at all if left out. */
  readonly speed?: string;
  /** As one who asked the machine for stillness: so unless a speed is given. */
  readonly still?: boolean;
  /** With the service worker, which fetches the whole client for play without a network: many times what a test needs. */
  readonly cached?: boolean;
  /** Is shown notifications: takes a whole browser. */
  readonly notified?: boolean;
  /** Stays for all tests of a file; whoever opened it shows it out. */
  readonly stays?: boolean;
}

/** A page, its context, and what went wrong in it. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly troubles: readonly string[];
}

/** Slow machines need patience; a test that hangs still ends. */
const PATIENCE = 40_000;

/** What the next page cuts off when it is opened before the last one has loaded everything; no trouble. */
const CUT_OFF = 'net::ERR_ABORTED';

/**
 * Come in: movements off, everything that goes wrong noted. Whoever has not left when the test is over is shown out: the
 * page of an attempt that failed would go on moving, and take from all who come after it.
 */
export async function visit(house: House, manner: Manner = {}): Promise<Visit> {
  const { locale = 'de-DE', width = 1440, height = 900, hasTouch = false, speed = 'none', cached = false } = manner;
  const { still = speed === 'none', notified = false, stays = false } = manner;
  const browser = notified ? await house.wholeBrowser() : house.browser;
  const context = await browser.newContext({
    locale,
    hasTouch,
    viewport: { width, height },
    serviceWorkers: cached ? 'allow' : 'block',
    // What moves for ever, such as the edges of open places, has a browser without a graphics card paint without a pause.
    reducedMotion: still ? 'reduce' : 'no-preference',
  });
  if (!stays) onTestFinished(() => context.close());
  await context.addInitScript(
    (settings) => {
      if (localStorage.getItem('tabularium-settings') === null) {
        localStorage.setItem('tabularium-settings', JSON.stringify(settings));
      }
    },
    { speed, confirm: false, tips: false },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const troubles: string[] = [];
  page.on('console', (line) => line.type() === 'error' && troubles.push(`console: ${line.text()}`));
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    if (why !== CUT_OFF) troubles.push(`request: ${request.url()} ${why}`);
  });
  page.on(
    'response',
    (answer) => answer.status() >= 400 && troubles.push(`answer: ${answer.url()} ${answer.status()}`),
  );
  return { page, context, troubles };
}

/** Leave, and nothing may have gone wrong; what leaving itself cuts off does not count. */
export async function leaveQuietly({ context, troubles }: Visit): Promise<void> {
  const until = [...troubles];
  await context.close();
  expect(until).toEqual([]);
}

/**
 * What axe finds on the page, or in some parts of it. There are no frames, so that it need not open a page of its own, and
 * what is in order is not asked for: that takes half the time.
 */
function axeOn(page: Page, parts: readonly string[] = []) {
  const axe = parts.reduce((builder, part) => builder.include(part), new AxeBuilder({ page }).setLegacyMode());
  return axe.options({ resultTypes: ['violations'] }).analyze();
}

/** Nothing on the page keeps anybody out, once colours and panels have come to rest: on the way they are nobody's contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  await isStill(page);
  const { violations } = await axeOn(page);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
}

/** What axe complains about on the page as it is now, or in some parts of it, each with the place in it. */
export async function complaintsOf(page: Page, moment: string, parts: readonly string[] = []): Promise<string[]> {
  const { violations } = await axeOn(page, parts);
  return violations.map(({ id, nodes }) => `${moment}: ${id} ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Wait until nothing moves any more but what moves for ever. */
export async function isStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}
