import type { Page } from 'playwright-core';

type Luck = (choices: number) => number;

export function beginTable(
  page: Page,
  address: string,
  wishes?: { seats?: number; strength?: '1' | '2' | '3' | '4' | '5' },
): Promise<void>;
export function decide(page: Page, luck: Luck): Promise<boolean>;
export function playOn(page: Page, wishes?: { untilRound?: number; luck?: Luck }): Promise<number>;
export function luckFrom(seed: number): Luck;
