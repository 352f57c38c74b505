/** How long is left, in words. */

import { counted, type Language } from '@tabularium/kernel';

const UNITS = {
  en: {
    day: { one: 'day', other: 'days' },
    hour: { one: 'hour', other: 'hours' },
    minute: { one: 'minute', other: 'minutes' },
    second: { one: 'second', other: 'seconds' },
  },
  de: {
    day: { one: 'Tag', other: 'Tage' },
    hour: { one: 'Stunde', other: 'Stunden' },
    minute: { one: 'Minute', other: 'Minuten' },
    second: { one: 'Sekunde', other: 'Sekunden' },
  },
} as const satisfies Record<Language, object>;

const LENGTH = { day: 86_400, hour: 3_600, minute: 60, second: 1 } as const;

/** A length of time in its largest unit, rounded down: nobody is promised more than they have. */
export function lasting(language: Language, seconds: number): string {
  const unit = (['day', 'hour', 'minute'] as const).find((one) => seconds >= LENGTH[one]) ?? 'second';
  return counted(language, Math.floor(seconds / LENGTH[unit]), UNITS[language][unit]);
}
