/** What the clocks on people's walls show. Hours only: nights, weekends and digests begin on the hour. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** So many offsets are remembered. */
const MOST = 50_000;

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

/** How far the zone's clocks are ahead of UTC at that time. They are put forward and back on full quarters of an hour. */
function offsetAt(time: number, zone: string): number {
  const quarter = Math.floor(time / 900_000) * 900_000;
  const key = `${zone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(quarter)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - quarter;
  if (offsets.size > MOST) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** The hour and the day of the week (0 is Sunday) there. */
export function wallClock(time: number, zone: string): { hour: number; weekday: number } {
  const local = time + offsetAt(time, zone);
  return { hour: Math.floor(local / HOUR) % 24, weekday: (Math.floor(local / DAY) + 4) % 7 };
}

/** When the next hour begins there. */
export function nextHour(time: number, zone: string): number {
  const local = time + offsetAt(time, zone);
  return time + HOUR - (local % HOUR);
}

/** The next time after this one at which clocks there strike that hour. */
export function nextStrike(time: number, zone: string, hour: number): number {
  let at = nextHour(time, zone);
  for (let hours = 0; wallClock(at, zone).hour !== hour && hours < 48; hours++) at = nextHour(at, zone);
  return at;
}

/** Is that hour between these, perhaps over midnight? */
export function isWithin(hour: number, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}
