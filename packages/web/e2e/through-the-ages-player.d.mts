import type { Page } from 'playwright-core';

type Luck = (choices: number) => number;

export function decide(page: Page, luck: Luck): Promise<boolean>;
export function playToTheEnd(page: Page, luck: Luck): Promise<number>;
