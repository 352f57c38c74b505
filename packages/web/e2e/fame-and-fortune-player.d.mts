import type { Page } from 'playwright-core';

export function decide(page: Page, luck: (choices: number) => number, wishes?: readonly string[]): Promise<boolean>;
