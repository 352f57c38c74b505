import type { Page } from 'playwright-core';

type Luck = (choices: number) => number;

export function playToTheEnd(page: Page, luck: Luck): Promise<number>;
