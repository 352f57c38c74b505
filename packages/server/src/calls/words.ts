/** What a call says, in every language: which game waits and with whom, never anything of the game itself. */

import { counted, type Language } from '@tabularium/kernel';

/** How long is left, in the largest unit that is not zero. */
interface Left {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

const leftOf = (milliseconds: number): Left => ({
  days: Math.floor(milliseconds / 86_400_000),
  hours: Math.floor(milliseconds / 3_600_000) % 24,
  minutes: Math.max(1, Math.floor(milliseconds / 60_000) % 60),
});

const en = {
  turn: 'Your turn',
  with: (names: string) => (names === '' ? '' : ` with ${names}`),
  round: (round: number) => `round ${round}`,
  left: (milliseconds: number) => {
    const { days, hours, minutes } = leftOf(milliseconds);
    if (days > 0) return `${counted('en', days, { one: 'day', other: 'days' })} left`;
    if (hours > 0) return `${counted('en', hours, { one: 'hour', other: 'hours' })} left`;
    return `${counted('en', minutes, { one: 'minute', other: 'minutes' })} left`;
  },
  digest: (tables: number) => `${counted('en', tables, { one: 'table waits', other: 'tables wait' })} for you`,
  invite: (name: string) => `${name} invites you to a table`,
  friend: (name: string) => `${name} would like to be your friend`,
  friendBody: 'You can agree, or not, on the page of your friends.',
  cup: (name: string) => `${name} invites you to a cup`,
  test: 'This is how you will be called',
  testBody: 'Nobody waits for you; you asked for a trial call.',
  confirm: 'Is this your address?',
  confirmBody: (link: string) =>
    `Somebody, probably you, wants to be told at this address when it is their turn at the table. If that is right, open this link:\n\n${link}\n\nIf not, do nothing: you will hear no more from us.`,
  reset: 'A new password',
  resetBody: (link: string) =>
    `Somebody, probably you, has forgotten the password of your account. To choose a new one open this link within an hour; it works once:\n\n${link}\n\nIf it was not you, do nothing: your password stays as it is.`,
  open: 'Go there',
  stopMail: 'No more e-mails like this',
};

type Words = typeof en;

const de: Words = {
  turn: 'Du bist am Zug',
  with: (names: string) => (names === '' ? '' : ` mit ${names}`),
  round: (round: number) => `Runde ${round}`,
  left: (milliseconds: number) => {
    const { days, hours, minutes } = leftOf(milliseconds);
    if (days > 0) return `noch ${counted('de', days, { one: 'Tag', other: 'Tage' })}`;
    if (hours > 0) return `noch ${counted('de', hours, { one: 'Stunde', other: 'Stunden' })}`;
    return `noch ${counted('de', minutes, { one: 'Minute', other: 'Minuten' })}`;
  },
  digest: (tables: number) =>
    tables === 1
      ? '1 Tisch wartet auf dich'
      : `${counted('de', tables, { one: 'Tisch', other: 'Tische' })} warten auf dich`,
  invite: (name: string) => `${name} lädt dich an einen Tisch ein`,
  friend: (name: string) => `${name} möchte mit dir befreundet sein`,
  friendBody: 'Auf der Seite deiner Freunde kannst du zusagen oder ablehnen.',
  cup: (name: string) => `${name} lädt dich zu einem Pokal ein`,
  test: 'So wirst du gerufen',
  testBody: 'Niemand wartet auf dich; du wolltest einen Ruf zur Probe.',
  confirm: 'Ist das deine Adresse?',
  confirmBody: (link: string) =>
    `Jemand, vermutlich du, möchte unter dieser Adresse erfahren, wenn er am Tisch an der Reihe ist. Wenn das stimmt, öffne diesen Link:\n\n${link}\n\nWenn nicht, tu nichts: Du hörst dann nichts mehr von uns.`,
  reset: 'Ein neues Passwort',
  resetBody: (link: string) =>
    `Jemand, vermutlich du, hat das Passwort deines Kontos vergessen. Um ein neues zu wählen, öffne innerhalb einer Stunde diesen Link; er gilt einmal:\n\n${link}\n\nWarst du es nicht, tu nichts: Dein Passwort bleibt, wie es ist.`,
  open: 'Dorthin',
  stopMail: 'Keine solchen E-Mails mehr',
};

/** The words of calls, by language. */
export const callWords: Readonly<Record<Language, Words>> = { en, de };
