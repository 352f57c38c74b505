/** Through the Ages auf Deutsch. */

import { type BoxBook, capital, player } from '@tabularium/kernel';
import type { Gain } from '../content/model.ts';
import type { Declinable, Grant, ThroughTheAges } from '../vocabulary.ts';
import { cardThing, choiceWords, isUnit, tradedGoods } from './card-texts.ts';
import { CONCEPTS } from './concepts-de.ts';
import { features } from './features-de.ts';
import { figures } from './figures-de.ts';
import { LABELS } from './labels-de.ts';
import { AGES, card, civilActions, counted, gainWords, list, militaryCards, resourcesFor } from './phrases-de.ts';

const withExtra = (extra: true | undefined) => (extra ? ' mit der zusätzlichen Aktion des Anführers' : '');

/** What something cost; nothing for nothing. */
const pricedAt = (paid: Gain) => (Object.values(paid).some((amount) => amount > 0) ? ` für ${gainWords(paid)}` : '');

/** What a card lends for one turn. */
const GRANTS: { readonly [G in Grant]: (amount: number) => string } = {
  units: (amount) => `${resourcesFor(amount)} für Einheiten`,
  construction: (amount) => `${resourcesFor(amount)} für Zivilgebäude und Wunder`,
  'unit-technologies': (amount) => `${amount} Wissenschaft für Militäreinheitentechnologien`,
  'military-actions': (amount) => counted(amount, 'weitere Militäraktion', 'weitere Militäraktionen'),
};

/** What came to nothing. */
const DECLINED: { readonly [D in Declinable]: (card: string) => string } = {
  'free-build': (id) => `setzt keinen Arbeiter auf ${card(id)}`,
  civilization: () => 'vermehrt, baut und entwickelt nichts',
  planning: () => 'wählt keines der Ereignisse',
  'row-cards': () => 'nimmt keine Karte aus der Kartenleiste',
  'move-worker': () => 'lässt alle Arbeiter, wo sie sind',
  demolish: () => 'hat kein Gebäude zu verlieren',
  ravage: () => 'hat kein Wunder, das alt genug ist',
  negotiate: () => 'hat nichts zu geben',
  plunder: () => 'hat nichts zu verlieren',
};

/** Every word a person reads, in German. */
export const de: BoxBook<ThroughTheAges, 'base'> = {
  title: 'Through the Ages: Eine neue Geschichte der Zivilisation',
  summary:
    'Führe eine Zivilisation von der Antike in die Moderne: Farmen und Minen, Wissenschaft, Armeen, Wunder. Die meiste Kultur gewinnt.',
  options: {
    hands: {
      name: 'Zivilkarten auf der Hand',
      help: 'Sind die Zivilkarten auf der Hand für alle öffentlich?',
      values: { open: 'Öffentlich', closed: 'Verdeckt' },
    },
    length: {
      name: 'Länge',
      help: 'Das ganze Spiel oder eine der Varianten des Grundspiels.',
      values: {
        full: 'Ganzes Spiel',
        shorter: 'Kürzeres Spiel, bis Zeitalter II',
        handbook: 'Handbuchspiel, bis Zeitalter II ohne Krieg',
        peaceful: 'Friedliches Spiel, ohne Krieg',
      },
    },
    resigning: {
      name: 'Aufgeben',
      help: 'Dürfen Spieler als Politikaktion aufgeben? Wer aufgibt, hat verloren und nimmt alle Karten und Spielsteine aus dem Spiel; die anderen spielen weiter, und wer als Letzter übrig ist, gewinnt. Die Regeln erlauben es vor Zeitalter IV; ausgeschaltet spielen alle bis zum Ende.',
    },
  },
  prompts: {
    politics: ({ left }) => (left > 0 ? 'Politikphase: eine Politikaktion oder keine' : 'Politikphase: noch etwas?'),
    act: () => 'Aktionsphase: Was tust du?',
    excess: () => 'Du hast zu viele Militärkarten: Wirf eine ab',
    order: ({ card: id }) => `${card(id)}: Führe die Anweisung aus`,
    'under-wonder': ({ leader }) => `Lege ${card(leader)} unter ein Wunder oder nimm die Zivilaktion zurück`,
    look: ({ at }) => `Du siehst die Militärkarten von ${player(at)} an`,
    'answer-pact': ({ from, card: id }) => `${player(from)} bietet dir ${card(id)} an`,
    defend: ({ card: id, attacker, strength, defence }) =>
      `${player(attacker)} greift dich mit ${card(id)} an, Stärke ${strength}: Karten zur Verteidigung? Bisher +${defence}`,
    plunder: ({ from, amount }) => `Nimm bis zu ${amount} Nahrung und Ressourcen von ${player(from)}`,
    raid: ({ from, levels }) =>
      `Zerstöre ein Zivilgebäude von ${player(from)}, höchstens aus ${AGES[levels[0] ?? 0] ?? ''}`,
    annex: ({ from }) => `Nimm eine Kolonie von ${player(from)}`,
    infiltrate: ({ from }) => `Entferne den Anführer oder das unvollendete Wunder von ${player(from)}`,
    kidnap: ({ from }) => `Nimm eine Zivilkarte von der Hand von ${player(from)} oder keine`,
    'war-sacrifice': ({ card: id }) => `${card(id)} wird ausgewertet: Eine Einheit opfern?`,
    spoils: ({ from, left }) =>
      `Nimm Spezialtechnologien von ${player(from)} im Wert von bis zu ${left} Wissenschaft; der Rest wird in Wissenschaft genommen`,
    choose: () => 'Wähle, was du erhältst',
    mix: ({ amount, gain }) =>
      `${gain ? 'Du erhältst' : 'Du verlierst'} ${amount} Nahrung und Ressourcen in beliebiger Mischung`,
    'lose-worker': ({ left }) => `Du verlierst ${left} Bevölkerung: Von welcher Karte?`,
    'lose-token': ({ left }) =>
      `Du verlierst ${counted(left, 'blauen Spielstein', 'blaue Spielsteine')}: Von welcher Karte?`,
    cover: ({ seat, builder, left }) =>
      `Dein blauer Vorrat ist leer: Welche Karte gibt den Spielstein für die Stufe${builder === seat ? '' : `, die ${player(builder)} baut`}?${left > 1 ? ` Danach noch ${left - 1}` : ''}`,
    demolish: ({ seat, of }) =>
      seat === of
        ? 'Zerstöre eine deiner Farmen oder Minen oder eines deiner Zivilgebäude'
        : `Zerstöre ein Zivilgebäude von ${player(of)}`,
    discard: ({ left }) => `Wirf ${militaryCards(left)} ab`,
    'free-build': ({ card: id }) => `Einen unbeschäftigten Arbeiter kostenlos auf ${card(id)} setzen?`,
    civilization: () => 'Bevölkerung vermehren, bauen oder entwickeln, um 1 billiger, oder nichts',
    planning: () => 'Wähle eines der aufgedeckten Ereignisse für deine Zivilisation',
    'row-cards': ({ left }) =>
      `Nimm Karten im Wert von bis zu ${civilActions(left)}; das kostet deine nächste Politikaktion`,
    ravage: () => 'An welchem deiner Wunder nagt der Zahn der Zeit?',
    'move-worker': () => 'Setze einen Arbeiter auf eine andere Technologie oder lass alles, wie es ist',
    negotiate: ({ from, to }) => `Was nimmt ${player(to)} von ${player(from)}?`,
    'lose-colony': () => 'Welche Kolonie verlierst du?',
    bid: ({ territory, bid }) =>
      bid === 0 ? `Biete auf ${card(territory)}` : `${card(territory)}: Bietest du mehr als ${bid}?`,
    force: ({ territory, bid }) =>
      `${card(territory)}: Entsende eine Kolonisierungstruppe im Wert von mindestens ${bid}: wähle Einheiten und Karten`,
  },
  actions: {
    take: ({ space, extra }, view) => `${card(view.row[space] ?? '')} nehmen${withExtra(extra)}`,
    population: () => 'Bevölkerung vermehren',
    build: ({ card: id, extra }) => `${card(id)} bauen${withExtra(extra)}`,
    upgrade: ({ from, to, extra }) => `${card(from)} zu ${card(to)} aufwerten${withExtra(extra)}`,
    destroy: ({ card: id }) => `${card(id)} ${isUnit(id) ? 'auflösen' : 'zerstören'}`,
    leader: ({ card: id }) => `${card(id)} spielen`,
    stage: ({ count }) => (count === 1 ? 'Eine Stufe deines Wunders bauen' : `${count} Stufen deines Wunders bauen`),
    develop: ({ card: id, extra }) => `${card(id)} entwickeln${withExtra(extra)}`,
    revolution: ({ card: id }) => `Revolution: ${card(id)}`,
    play: ({ card: id, extra }) => `${card(id)} spielen${withExtra(extra)}`,
    tactic: ({ card: id }) => `Die Taktik ${card(id)} spielen`,
    copy: ({ at }, view) => `Die Taktik ${card(view.commonTactics[at]?.card ?? '')} kopieren`,
    recruit: ({ card: id }) => `Bevölkerung vermehren und ${card(id)} bauen`,
    settle: () => '1 Bevölkerung kostenlos hinzugewinnen',
    'turn-choice': ({ option }) =>
      option === 'culture'
        ? `${card('winston-churchill')}: 3 Kultur erhalten`
        : `${card('winston-churchill')}: in diesem Spielzug 3 Wissenschaft für Militäreinheitentechnologien und 3 Ressourcen für Einheiten`,
    convert: () => 'Eine Militäraktion als Zivilaktion nutzen',
    trade: (_action, view) =>
      tradedGoods(view) === 'food'
        ? 'Durch deinen Pakt 1 Nahrung als Ressource nutzen'
        : 'Durch deinen Pakt 1 Ressource als Nahrung nutzen',
    'end-turn': () => 'Spielzug beenden',
    prepare: ({ card: id }) => `${card(id)} als Ereignis vorbereiten`,
    aggress: ({ card: id, rival, unit }) =>
      `${card(id)} gegen ${player(rival)}${unit === undefined ? '' : `, ${card(unit)} wird geopfert`}`,
    declare: ({ card: id, rival }) => `${player(rival)} den Krieg erklären: ${card(id)}`,
    offer: ({ card: id, partner, side }) =>
      `${player(partner)} ${card(id)} anbieten, du bist Seite ${side.toUpperCase()}`,
    cancel: ({ owner }, view) => `${card(view.players[owner]?.treaty?.card ?? '')} kündigen`,
    resign: () => 'Aufgeben',
    'leader-power': ({ card: id }) =>
      id === undefined ? 'Die Politikaktion deines Anführers' : `Dein Anführer kolonisiert ${card(id)}`,
    look: ({ at }) =>
      at === undefined ? 'Das nächste Ereignis ansehen' : `Die Militärkarten von ${player(at)} ansehen`,
    'no-politics': () => 'Keine Politikaktion',
    discard: ({ card: id }) => `${card(id)} abwerfen`,
    'place-under': ({ card: id }) => `Unter ${card(id)}`,
    choose: ({ option }, view) => choiceWords('de', option, view.frames, gainWords),
    done: () => 'Fertig',
    accept: () => 'Annehmen',
    refuse: () => 'Ablehnen',
    'play-bonus': ({ card: id }) => `${card(id)} spielen`,
    sacrifice: ({ card: id }) => `${card(id)} opfern`,
    split: ({ food, resources }) => capital(gainWords({ food, resources })),
    raze: ({ card: id }) => `${card(id)} zerstören`,
    'take-colony': ({ card: id }) => `${card(id)} nehmen`,
    remove: ({ card: id }) => `${card(id)} entfernen`,
    'take-card': ({ card: id }) => `${card(id)} nehmen`,
    'lose-worker': ({ card: id }) => `Einen Arbeiter von ${card(id)}`,
    'lose-token': ({ card: id }) => `Einen blauen Spielstein von ${card(id)}`,
    cover: ({ card: id }) => `Einen blauen Spielstein von ${card(id)} nehmen`,
    follow: ({ card: id }) => `${card(id)}`,
    ravage: ({ card: id }) => `${card(id)}`,
    move: ({ from, to }) => `Von ${card(from)} zu ${card(to)}`,
    'give-up': ({ card: id }) => `${card(id)} verlieren`,
    bid: ({ amount }) => `${amount} bieten`,
    'no-bid': () => 'Passen',
    send: ({ card: id }) => `${card(id)} entsenden`,
    buy: ({ bonus }) => `Ressourcen für einen Kolonisierungsbonus von +${bonus} zahlen`,
  },
  facts: {
    'turn-began': ({ seat, round }) => `Spielrunde ${round}: ${player(seat)} ist am Zug.`,
    'age-began': ({ age }) => `${AGES[age] ?? ''} beginnt.`,
    'last-round': ({ round }) => `Spielrunde ${round} ist die letzte.`,
    'row-removed': ({ cards }) => `Aus der Kartenleiste entfernt: ${list(cards)}.`,
    'row-filled': ({ cards }) => `Neu in der Kartenleiste: ${list(cards)}.`,
    took: ({ seat, card: id, actions }) =>
      `${player(seat)} nimmt ${card(id)}${actions === 0 ? '' : ` für ${civilActions(actions)}`}.`,
    gained: ({ seat, gain, by }) =>
      `${player(seat)} erhält ${gainWords(gain)}${by === '' ? '' : ` durch ${card(by)}`}.`,
    lost: ({ seat, gain }) => `${player(seat)} verliert ${gainWords(gain)}.`,
    'grew-population': ({ seat, food }) =>
      food === 0
        ? `${player(seat)} vermehrt die Bevölkerung.`
        : `${player(seat)} vermehrt die Bevölkerung für ${food} Nahrung.`,
    built: ({ seat, card: id, cost }) => `${player(seat)} baut ${card(id)}${pricedAt({ resources: cost })}.`,
    upgraded: ({ seat, from, to, cost }) =>
      `${player(seat)} wertet ${card(from)}${pricedAt({ resources: cost })} zu ${card(to)} auf.`,
    destroyed: ({ seat, card: id, by }) =>
      by === seat
        ? `${player(seat)} ${isUnit(id) ? `löst eine Einheit auf: ${card(id)}` : `zerstört ${card(id)}`}.`
        : `${player(by)} zerstört ${card(id)} von ${player(seat)}.`,
    'gained-population': ({ seat }) => `${player(seat)} gewinnt 1 Bevölkerung hinzu.`,
    'lost-workers': ({ seat, card: id, count }) =>
      id === ''
        ? `${player(seat)} verliert ${counted(count, 'unbeschäftigten Arbeiter', 'unbeschäftigte Arbeiter')}.`
        : `${player(seat)} verliert einen Arbeiter auf ${card(id)}.`,
    'lost-token': ({ seat, card: id }) => `${player(seat)} verliert einen blauen Spielstein von ${card(id)}.`,
    'put-aside': ({ seat }) => `${player(seat)} legt einen gelben Spielstein beiseite.`,
    'brought-back': ({ seat }) => `${player(seat)} erhält einen beiseitegelegten gelben Spielstein zurück.`,
    'wonder-abandoned': ({ seat, card: id }) =>
      `Das unvollendete Wunder ${card(id)} von ${player(seat)} verlässt das Spiel.`,
    'antiquated-cards': ({ seat, cards }) => `Veraltet und aus der Hand von ${player(seat)} entfernt: ${list(cards)}.`,
    fallen: ({ seat, card: id }) => `${player(seat)} verliert die geopferte Einheit: ${card(id)}.`,
    'scored-turn': ({ seat, science, culture }) => `${player(seat)} erhält ${gainWords({ science, culture })}.`,
    consumed: ({ seat, food }) => `Die Bevölkerung von ${player(seat)} verbraucht ${food} Nahrung.`,
    'played-leader': ({ seat, card: id, replaced }) =>
      replaced === ''
        ? `${card(id)} führt ${player(seat)} an.`
        : `${player(seat)} ersetzt ${card(replaced)} durch ${card(id)}.`,
    'leader-left': ({ seat, card: id }) => `${card(id)} verlässt ${player(seat)}.`,
    'placed-under': ({ seat, card: id, wonder }) => `${player(seat)} legt ${card(id)} unter ${card(wonder)}.`,
    'built-stages': ({ seat, card: id, count, owner, paid }) =>
      `${player(seat)} baut ${count === 1 ? 'eine Stufe' : `${count} Stufen`} von ${card(id)}${owner === seat ? '' : ` von ${player(owner)}`}${pricedAt(paid)}.`,
    'covered-from': ({ seat, card: id }) =>
      `${player(seat)} bedeckt die Stufe mit einem blauen Spielstein von ${card(id)}.`,
    completed: ({ seat, card: id }) => `${player(seat)} vollendet ${card(id)}.`,
    developed: ({ seat, card: id, science, revolution }) =>
      revolution
        ? `Revolution: ${player(seat)} wechselt zu ${card(id)}${pricedAt({ science })}.`
        : `${player(seat)} entwickelt ${card(id)}${pricedAt({ science })}.`,
    'played-card': ({ seat, card: id }) => `${player(seat)} spielt ${card(id)}.`,
    'played-tactic': ({ seat, card: id, copied }) =>
      `${player(seat)} ${copied ? 'kopiert' : 'spielt'} die Taktik ${card(id)}.`,
    'tactic-shared': ({ card: id, again }) =>
      again
        ? `Die Taktik ${card(id)} liegt schon im allgemeinen Taktikbereich; diese Karte verlässt das Spiel.`
        : `Die Taktik ${card(id)} kommt in den allgemeinen Taktikbereich.`,
    converted: ({ seat }) => `${player(seat)} nutzt eine Militäraktion als Zivilaktion.`,
    traded: ({ seat, from }) =>
      `${player(seat)} nutzt ${from === 'food' ? 'Nahrung als Ressource' : 'eine Ressource als Nahrung'}.`,
    prepared: ({ seat, level, culture }) =>
      `${player(seat)} bereitet ein Ereignis aus ${AGES[level] ?? ''} vor${culture === 0 ? '' : ` und erhält ${culture} Kultur`}.`,
    'prepared-card': ({ card: id }) => `Das vorbereitete Ereignis ist ${card(id)}.`,
    revealed: ({ seat, card: id }) => `${player(seat)} deckt ${card(id)} auf.`,
    looked: ({ seat, at }) =>
      at < 0
        ? `${player(seat)} sieht das nächste Ereignis an.`
        : `${player(seat)} sieht die Militärkarten von ${player(at)} an.`,
    saw: ({ cards }) => `Gesehen: ${list(cards)}.`,
    'used-power': ({ seat, card: id }) => `${player(seat)} nutzt ${card(id)}.`,
    attacked: ({ seat, card: id, rival, strength }) =>
      `${player(seat)} greift ${player(rival)} mit ${card(id)} an, Stärke ${strength}.`,
    defended: ({ seat, defence, cards }) =>
      defence === 0
        ? `${player(seat)} fügt der Verteidigung nichts hinzu.`
        : `${player(seat)} erhöht die Verteidigung um ${defence}${cards === 0 ? '' : ` mit ${counted(cards, 'Karte', 'Karten')}`}.`,
    sacrificed: ({ seat, card: id }) => `${player(seat)} wird ${card(id)} opfern.`,
    'aggression-ended': ({ card: id, success }) => `${card(id)} ${success ? 'gelingt' : 'misslingt'}.`,
    'war-declared': ({ seat, card: id, rival }) => `${player(seat)} erklärt ${player(rival)} den Krieg: ${card(id)}.`,
    'war-ended': ({ card: id, winner, advantage }) =>
      winner < 0
        ? `${card(id)} endet ohne Sieger.`
        : `${player(winner)} gewinnt ${card(id)} mit einem Stärkevorteil von ${advantage}.`,
    'pact-offered': ({ seat, card: id, partner }) => `${player(seat)} bietet ${player(partner)} ${card(id)} an.`,
    'pact-accepted': ({ card: id, partner }) => `${player(partner)} nimmt ${card(id)} an.`,
    'pact-refused': ({ card: id, partner }) => `${player(partner)} lehnt ${card(id)} ab.`,
    'pact-ended': ({ seat, card: id, partner }) => `${card(id)} zwischen ${player(seat)} und ${player(partner)} endet.`,
    resigned: ({ seat }) => `${player(seat)} gibt auf.`,
    bid: ({ seat, amount }) => `${player(seat)} bietet ${amount}.`,
    'passed-bid': ({ seat }) => `${player(seat)} passt.`,
    colonized: ({ seat, card: id, force, units, price }) =>
      force === 0
        ? `${player(seat)} kolonisiert ${card(id)}.`
        : `${player(seat)} kolonisiert ${card(id)} mit einer Kolonisierungstruppe im Wert von ${force}${pricedAt({ resources: price })}: ${list(units)}.`,
    'territory-left': ({ card: id }) => `Niemand will ${card(id)}.`,
    'lost-colony': ({ seat, card: id }) => `${player(seat)} verliert ${card(id)}.`,
    ravaged: ({ seat, card: id }) => `Der Zahn der Zeit nagt an ${card(id)} von ${player(seat)}.`,
    'moved-worker': ({ seat, from, to, cost }) =>
      `Ein Arbeiter von ${player(seat)} wechselt von ${card(from)} zu ${card(to)}${pricedAt({ resources: cost })}.`,
    discarded: ({ seat, count }) => `${player(seat)} wirft ${militaryCards(count)} ab.`,
    'discarded-cards': ({ cards }) => `Abgeworfen: ${list(cards)}.`,
    drew: ({ seat, count }) => `${player(seat)} zieht ${militaryCards(count)}.`,
    'drew-cards': ({ cards }) => `Gezogen: ${list(cards)}.`,
    uprising: ({ seat, discontent }) =>
      `Aufruhr: ${discontent === 1 ? '1 unzufriedener Arbeiter verhindert' : `${discontent} unzufriedene Arbeiter verhindern`} die Produktion von ${player(seat)}.`,
    produced: ({ seat, food, resources }) =>
      food + resources < 0
        ? `${player(seat)} verliert ${gainWords({ food: -food, resources: -resources })} bei der Produktion.`
        : `${player(seat)} produziert ${gainWords({ food, resources })}.`,
    corruption: ({ seat, resources, food }) =>
      `${player(seat)} verliert ${gainWords({ resources, food })} durch Korruption.`,
    famine: ({ seat, missing, culture }) =>
      `${player(seat)} hat für den Verbrauch ${missing} Nahrung zu wenig${culture === 0 ? '' : ` und verliert ${culture} Kultur`}.`,
    'showed-hand': ({ seat, cards }) => `${player(seat)} zeigt ${list(cards)}.`,
    'took-from-hand': ({ seat, card: id, from }) =>
      `${player(seat)} nimmt ${card(id)} von der Hand von ${player(from)}.`,
    'took-unseen': ({ seat, from }) => `${player(seat)} nimmt eine Karte von der Hand von ${player(from)}.`,
    captured: ({ seat, card: id, from }) => `${player(seat)} nimmt ${card(id)} von ${player(from)}.`,
    granted: ({ seat, purpose, amount, by }) =>
      `${player(seat)} hat in diesem Spielzug ${GRANTS[purpose](amount)}${by === '' ? '' : ` durch ${card(by)}`}.`,
    'gave-up-politics': ({ seat }) => `${player(seat)} verzichtet auf die nächste Politikaktion.`,
    'became-prize': ({ card: id }) => `${card(id)} wird zum Preis für alle.`,
    planned: ({ cards }) => `Für die Planung aufgedeckt: ${list(cards)}.`,
    followed: ({ seat, card: id }) => `${player(seat)} wählt ${card(id)}.`,
    declined: ({ seat, step, card: id }) => `${player(seat)} ${DECLINED[step](id)}.`,
    'no-effect': ({ card: id }) => `${card(id)} bleibt ohne Wirkung.`,
    scored: ({ seat, card: id, culture }) =>
      `${player(seat)} ${culture < 0 ? `verliert ${-culture}` : `erhält ${culture}`} Kultur für ${card(id)}.`,
  },
  labels: LABELS,
  features,
  figures,
  reasons: {
    'no-civil-actions': 'Du hast nicht genug Zivilaktionen.',
    'no-military-actions': 'Du hast nicht genug Militäraktionen.',
    'first-round': 'In der ersten Spielrunde können nur Karten genommen werden.',
    'hand-full': 'Dein Handkartenlimit für Zivilkarten ist erreicht.',
    'technology-known': 'Diese Technologie hast du schon auf der Hand oder im Spiel.',
    'leader-of-age-taken': 'Aus diesem Zeitalter hast du schon einen Anführer genommen.',
    'wonder-unfinished': 'Du musst zuerst dein Wunder vollenden.',
    'bank-empty': 'Dein gelber Vorrat ist leer.',
    'not-enough-food': 'Du hast nicht genug Nahrung.',
    'not-enough-resources': 'Du hast nicht genug Ressourcen.',
    'not-enough-science': 'Du hast nicht genug Wissenschaft.',
    'no-unused-worker': 'Du hast keinen unbeschäftigten Arbeiter.',
    'urban-limit': 'Dein Zivilgebäudelimit erlaubt kein weiteres Gebäude dieser Art.',
    'revolution-needs-all-actions': 'Eine Revolution braucht alle deine Aktionen.',
    'partner-has-no-science': 'Dein Partner hat keine Wissenschaft, um beizutragen.',
    'card-taken-this-turn': 'Du hast diese Karte in dieser Aktionsphase genommen.',
    'order-impossible': 'Was die Karte verlangt, ist jetzt nicht möglich.',
    'tactic-already-played': 'Du hast schon eine Taktik gespielt oder kopiert.',
    'no-tokens-left': 'Es gibt keinen blauen Spielstein, um die Stufe zu bedecken.',
    'not-stronger': 'Du bist nicht stärker als dieser Rivale.',
    'pact-forbids': 'Ein Pakt verbietet diesen Angriff.',
    'may-not-attack': 'Dein Anführer erlaubt keine Angriffe.',
    'nothing-to-take': 'Es gibt nichts zu nehmen.',
    'last-round': 'Du hast keinen weiteren Spielzug, um einen Krieg auszuwerten.',
    'immune-to-war': 'Dieser Zivilisation darf niemand den Krieg erklären.',
    'two-players': 'Zu zweit gibt es keine Pakte.',
    'power-used': 'Das ist schon verbraucht.',
    'no-resigning-now': 'In Zeitalter IV gibt niemand auf.',
    'political-action-given-up': 'Du hast keine Politikaktion mehr.',
    'too-many-cards': 'Du darfst nicht mehr Karten einsetzen, als du insgesamt Militäraktionen hast.',
    'bid-too-high': 'Eine so starke Kolonisierungstruppe könntest du nicht entsenden.',
    'force-too-small': 'Die Kolonisierungstruppe ist schwächer als das Gebot oder hat keine Einheit.',
  },
  parts: {
    production: 'Produktion',
    events: 'Ereignisse und Kolonien',
    leaders: 'Anführer',
    wonders: 'Wunder',
    cards: 'Aktionskarten',
    attacks: 'Überfälle und Kriege',
    scoring: 'Schlusswertung',
    resigned: 'Aufgegeben',
  },
  tallies: { leader: 'Anführer', wonder: 'Wunder' },
  endings: { 'last-round': 'Die letzte Spielrunde ist gespielt', 'last-civilization': 'Eine Zivilisation ist übrig' },
  things: {
    card: (id) => cardThing('de', id),
    concept: (id) => CONCEPTS[id] ?? { name: id, text: id },
  },
};
