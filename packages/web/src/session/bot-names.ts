/** Names for bots, short and neutral. */
const NAMES = ['Orun', 'Ayla', 'Brom', 'Ciri', 'Dagan'] as const;

/** What the bot in that seat is called. */
export const botName = (seat: number): string => NAMES[seat % NAMES.length] ?? 'Bot';
