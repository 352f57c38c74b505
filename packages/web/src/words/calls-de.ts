/** What is said of calls and clocks, in German. */

import { counted, plural } from '@tabularium/kernel';
import type { Words } from './en.ts';

export const calls: Words['calls'] = {
  title: 'Mitteilungen',
  lead: 'Erfahre, wenn du am Zug bist. Nichts wird verschickt, bevor du es einschaltest, und nie mehr als ein Ruf je Zug.',
  push: 'Browser',
  pushHelp: 'Eine Mitteilung auf diesem Gerät, auch wenn die Seite geschlossen ist.',
  pushMissing: 'Dieser Browser lässt sich nicht rufen. Lege auf dem Telefon die Seite zuerst auf den Startbildschirm.',
  pushOn: 'Diesen Browser rufen',
  pushOff: 'Nicht mehr',
  denied: 'Der Browser erlaubt keine Mitteilungen; in seinen Einstellungen lässt sich das ändern.',
  mail: 'E-Mail',
  mailHelp: 'Zuerst bekommst du einen Brief mit einem Link, damit sicher ist, dass die Adresse dir gehört.',
  mailMissing: 'Dieser Server verschickt keine E-Mails.',
  mailAddress: 'E-Mail-Adresse',
  mailUnconfirmed: 'Noch nicht bestätigt: Öffne den Link in dem Brief, den wir dir geschickt haben.',
  hook: 'Ein anderes Programm',
  hookHelp: 'Eine Adresse, die von jedem Zug erfährt, etwa der Webhook eines Kanals bei Discord oder Slack.',
  hookAddress: 'Adresse des Webhooks',
  hookShape: 'Form',
  json: 'JSON',
  discord: 'Discord',
  slack: 'Slack',
  save: 'Speichern',
  saved: 'Gespeichert.',
  when: 'Wann',
  pace: 'Wie oft',
  paces: { 'at-once': 'sofort', digest: 'einmal am Tag' },
  digestAt: 'Jeden Tag um',
  quiet: 'Ruhezeit',
  quietHelp: (zone) => `Nach den Uhren von ${zone}. Was dann ansteht, erfährst du danach.`,
  from: 'von',
  to: 'bis',
  test: 'Ruf mich jetzt zur Probe',
  tested: (ways) =>
    ways === 0
      ? 'Noch ist nichts eingeschaltet.'
      : `Unterwegs, auf ${counted('de', ways, { one: 'Weg', other: 'Wegen' })}.`,
  trouble: (channel, reason) => `Der letzte Ruf kam nicht an (${channel}: ${reason}).`,
  stopped: 'Erledigt: So wirst du nicht mehr gerufen.',
  confirmed: 'Danke, die Adresse ist bestätigt.',
  badLink: 'Dieser Link gilt nicht mehr.',
  toSettings: 'Zu den Mitteilungen',
  holidays: 'Urlaub',
  holidaysHelp: (left) =>
    `An diesen Tagen stehen deine Uhren still, wo der Tisch es erlaubt. In diesem Jahr ${plural('de', left, { one: 'bleibt dir', other: 'bleiben dir' })} ${counted('de', left, { one: 'Tag', other: 'Tage' })}.`,
  takeHoliday: 'Urlaub nehmen',
  endHoliday: 'Beenden',
};

export const clock: Words['clock'] = {
  title: 'Bedenkzeit',
  none: 'keine Uhr',
  move: 'je Zug',
  bank: 'für die ganze Partie',
  perMove: 'Je Zug',
  wholeGame: 'Für die ganze Partie',
  perTurn: 'und für jeden Zug',
  nights: 'Nachts stehen die Uhren still',
  weekends: 'Am Wochenende stehen die Uhren still',
  holidays: 'Urlaub zählt für alle',
  atZero: 'Wenn die Zeit um ist',
  zero: {
    remind: 'eine Erinnerung',
    bot: 'ein Bot spielt weiter',
    resign: 'der Platz ist verloren',
    end: 'die Partie endet',
  },
  inLine: {
    move: (time) => `${time} je Zug`,
    bank: (time, increment, has) => `insgesamt ${time}${has ? `, dazu ${increment} je Zug` : ''}`,
  },
  late: 'Die Zeit ist um',
  paused: 'angehalten',
  pause: 'Uhren anhalten',
  resume: 'Uhren weiterlaufen lassen',
  pauseAsked: (name) => `${name} möchte die Uhren anhalten.`,
  pauseWaiting: 'Die anderen werden gefragt, ob die Uhren anhalten dürfen.',
  isPaused: 'Die Uhren stehen still.',
  isPausedUntil: (when: string) => `Die Uhren stehen still, längstens bis ${when}.`,
};
