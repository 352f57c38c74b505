// @ts-check
/** People of a house, so that its pages have something to show: friends, tables, a rating, a cup that runs and one to come. */

/** @typedef {import('playwright-core').APIRequestContext} Guest */

const PASSWORD = 'eine lange Reise';
/** By language, since accounts are one to a name; none is short, for long names are the normal case. */
const NAMES = {
  de: ['Annamarie', 'Benedikt', 'Friederikewilhelmine', 'Dietrich'],
  en: ['Margaret', 'Bartholomew', 'Constancefairweather', 'Desmond'],
};
const CUPS = { de: ['Frühlingspokal', 'Herbstpokal der langen Namen'], en: ['Spring cup', 'Autumn cup of long names'] };

/**
 * Makes them, the first of them in the browser of `guest`; where their pages are.
 * @param {Awaited<ReturnType<typeof import('../e2e/house.mjs').openHouse>>} house
 * @param {Guest} guest
 * @param {string} language
 */
export async function peopleIn(house, guest, language) {
  const tongue = language === 'en' ? 'en' : 'de';
  /** @param {Guest} by @param {string} method @param {string} path @param {object} [data] */
  const ask = async (by, method, path, data) => {
    const answer = await by.fetch(`${house.address}/api${path}`, { method, ...(data === undefined ? {} : { data }) });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.status() === 204 ? {} : answer.json();
  };
  const others = await Promise.all([1, 2, 3].map(() => house.browser.newContext()));
  const [one, ...rest] = [guest, ...others.map(({ request }) => request)];
  if (one === undefined) throw new Error('Nobody is there.');
  const all = [one, ...rest];
  /** @type {string[]} */
  const ids = [];
  for (const [at, name] of NAMES[tongue].entries()) {
    const { person } = await ask(all[at] ?? one, 'POST', '/register', { name, password: PASSWORD });
    ids.push(person.id);
  }
  const [self = '', friend = '', asking = ''] = ids;
  const [, ben = one, cornelia = one, dietrich = one] = all;
  await ask(one, 'PUT', `/people/${friend}/friend`);
  await ask(ben, 'PUT', `/people/${self}/friend`);
  await ask(cornelia, 'PUT', `/people/${self}/friend`);
  await ask(one, 'PUT', `/people/${ids[3]}/friend`);

  /** @param {Guest} by @param {object} more */
  const open = async (by, more) => {
    const usual = { game: 'stone-age', options: {}, public: true, startWhenFull: true };
    const { table } = await ask(by, 'POST', '/tables', { ...usual, ...more });
    return table.id;
  };
  const two = [{ kind: 'mine' }, { kind: 'open' }];
  // Played and over: a rating, and lines of a history.
  for (const [host, visitor, loser] of /** @type {const} */ ([
    [one, ben, 1],
    [cornelia, one, 1],
    [one, dietrich, 1],
  ])) {
    const table = await open(host, { seats: two });
    await ask(visitor, 'POST', `/tables/${table}/join`, { seat: 1 });
    await ask(loser === 1 ? visitor : host, 'POST', `/tables/${table}/resign`, { seat: loser });
  }
  await open(ben, {
    game: 'new-dawn',
    seats: [{ kind: 'mine' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
  });
  await open(dietrich, { seats: [...two, { kind: 'open' }] });
  const lobby = await open(one, { seats: [...two, { kind: 'open' }] });
  const invited = await open(cornelia, { game: 'through-the-ages', seats: two });
  await ask(cornelia, 'POST', `/tables/${invited}/invitations`, { name: NAMES[tongue][0] });

  const cups = [];
  for (const [at, name] of CUPS[tongue].entries()) {
    // The one that runs has the widest table there is.
    const kind = at === 0 ? 'swiss' : 'round-robin';
    const plan = { name, game: 'stone-age', options: {}, kind, seats: 2, rounds: 0, pace: 'days' };
    const { cup } = await ask(one, 'POST', '/cups', plan);
    for (const [seat, by] of all.entries()) {
      if (at === 0 || seat < 3) await ask(by, 'POST', `/cups/${cup.id}/join`);
    }
    cups.push(cup.id);
  }
  const [cup = '', coming = ''] = cups;
  await ask(one, 'POST', `/cups/${cup}/begin`);
  await ask(dietrich, 'POST', `/cups/${cup}/leave`);
  for (const context of others) await context.close();
  return { self, asking, cup, open: coming, lobby };
}
