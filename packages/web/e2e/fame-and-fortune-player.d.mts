import type { Page } from 'playwright-core';

export function decide(page: Page, luck: (choices: number) => number): Promise<boolean>;
