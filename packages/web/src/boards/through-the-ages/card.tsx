/** Cards: a picture with kind and age, the name, what it does by signs and a line of words, and its price at the foot. */

import type { AgesReason } from '@tabularium/through-the-ages';
import { cardOf, isCard } from '@tabularium/through-the-ages/cards';
import { type Facing, isOpen } from '@tabularium/through-the-ages/queries/seen';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../design/icon.tsx';
import { RuleLink } from '../../rules/citation.tsx';
import { useTableTop } from '../../table/context.ts';
import { useOffer } from '../../table/offers.tsx';
import { Spot } from '../../table/spot.tsx';
import { ThingNote } from '../../table/thing-note.tsx';
import type { AgesAnchor } from './anchors.ts';
import { Art } from './art.tsx';
import { hueOfCard, kindOf, levelOf, useCardName, useFaceName, useParted } from './faces.ts';
import { AGES, KIND_ICON } from './kinds.ts';
import { Sign, useSignName } from './signs.tsx';
import { pricesOf, type Signing, signsOf } from './signs-of.ts';
import { useAges } from './table.ts';

interface CardSpotProps {
  readonly id: string;
  readonly anchor?: AgesAnchor | undefined;
  /** A note on the picture, for those who cannot see the place. */
  readonly note?: ReactNode;
  /** Stands at the end of the foot's first line. */
  readonly last?: ReactNode;
  /** How much of a wonder is built. */
  readonly built?: number;
  /** Stands instead of the words. */
  readonly children?: ReactNode;
  readonly className?: string;
  /** Where it lies, if it can be seen to travel from there or to it. */
  readonly at?: string;
}

/** A card that lies open. */
export function CardSpot({ id, anchor, note, last, built, children, className = '', at }: CardSpotProps) {
  const { actions, refusals } = useOffer(anchor);
  const reason = actions.length === 0 ? refusals[0]?.reason : undefined;
  return (
    <Spot
      anchor={anchor}
      explanation={{ thing: `card:${id}` }}
      className={`ta-spot ta-card ${className}`}
      marks={{ 'data-hue': hueOfCard(id), ...(at !== undefined && travelling(id, at)) }}
    >
      <CardFace id={id} built={built} note={note} refused={reason !== undefined}>
        {children}
      </CardFace>
      <Foot id={id} reason={reason} last={last} />
    </Spot>
  );
}

/** The marks of a card that travels. */
export const travelling = (id: string, at: string) => ({ 'data-travels': `card:${id}`, 'data-at': at });

interface CardFaceProps {
  readonly id: string;
  readonly built?: number | undefined;
  readonly note?: ReactNode;
  /** Does its foot say why it has to stay, and takes a line for that? */
  readonly refused?: boolean;
  readonly children?: ReactNode;
}

/** The face of a card without its foot. */
export function CardFace({ id, built, note, refused = false, children }: CardFaceProps) {
  const { view, words } = useAges();
  const name = useCardName();
  const signs = isCard(id) ? signsOf(cardOf(id), view.players.length).length : 0;
  const says = children === undefined && signs <= SPEAKING;
  const letters = name(id).length + SIGN * signs + (says ? words.brief(id).length : 0) + (refused ? WHY : 0);
  return (
    <>
      <Head id={id} built={built} note={note} />
      <span className="ta-text" data-wordy={WORDY.filter((most) => letters > most).length || undefined}>
        <Name id={id} />
        <span className="ta-says">
          <Signs id={id} /> {says && <Brief id={id} />}
        </span>
        {children}
      </span>
    </>
  );
}

/** More signs than these speak for themselves. */
const SPEAKING = 3;
/** A sign with its number takes the room of so many letters, and a reason in the foot takes away that of so many. */
const SIGN = 5;
const WHY = 10;
/** The more letters a face has to bear, the smaller they are. */
const WORDY = [40, 52, 62] as const;

/** The name of a kind is set smaller when it has more letters. */
const LONG = 12;

/** The picture of a card with its kind and age. */
function Head({ id, built, note }: { id: string; built?: number | undefined; note?: ReactNode }) {
  const { words } = useAges();
  const kind = kindOf(id);
  return (
    <span className="ta-art">
      <Art id={id} {...(built === undefined ? {} : { built })} />
      <span className="ta-kind" data-long={words.kinds[kind].length > LONG || undefined}>
        {words.kinds[kind]}
      </span>
      <Age id={id} />
      {note}
    </span>
  );
}

/** The age of a card. */
export function Age({ id }: { id: string }) {
  const { words } = useAges();
  const age = AGES[levelOf(id)] ?? '';
  return (
    <span className="ta-age">
      <span className="visually-hidden">{words.age(age)}</span>
      <span aria-hidden="true">{age}</span>
    </span>
  );
}

/** The name of a card: a word that has a line to itself is parted only if it is longer than that. */
function Name({ id }: { id: string }) {
  const [first = '', ...others] = useFaceName()(id).split(' ');
  return (
    <span className="ta-name">
      {first}
      {others.map((word, at) => {
        const key = `${at} ${word}`;
        return (
          <Fragment key={key}>
            {' '}
            <span className="ta-word">{word}</span>
          </Fragment>
        );
      })}
    </span>
  );
}

/** What a card does, by signs. */
export function Signs({ id, size = 16 }: { id: string; size?: number }) {
  const { view } = useAges();
  if (!isCard(id)) return null;
  const signs = signsOf(cardOf(id), view.players.length);
  if (signs.length === 0) return null;
  return (
    <span className="ta-signs numbers">
      {signs.map((one, at) => {
        const key = `${at} ${one.sign}`;
        return <Signed key={key} {...one} size={size} />;
      })}
    </span>
  );
}

/** Words parted by a stroke may also be parted by a line. */
function useBrief(): (id: string) => string {
  const { words } = useAges();
  const part = useParted();
  return (id) => part(words.brief(id)).replaceAll('/', '/\u200b');
}

/** A number and its sign. */
export function Signed({ size = 16, ...signing }: Signing & { size?: number }) {
  return (
    <span className="ta-amount">
      <SignedAmount {...signing} size={size} />
    </span>
  );
}

/** A discount says so in a word: a bare minus would read as a loss. */
function SignedAmount({ sign, amount, cheaper = false, size }: Signing & { size: number }) {
  const { words } = useAges();
  return (
    <>
      {amount}
      <Sign of={sign} size={size} />
      {cheaper && <span className="ta-cheaper">{words.cheaper}</span>}
    </>
  );
}

function Brief({ id }: { id: string }) {
  return <span className="ta-brief">{useBrief()(id)}</span>;
}

/** The price, and in a few words why not. */
function Foot({ id, reason, last }: { id: string; reason: string | undefined; last: ReactNode }) {
  const { words } = useAges();
  const prices = isCard(id) ? pricesOf(cardOf(id)) : [];
  const coins = new Set(prices.map(({ sign }) => sign));
  return (
    <span className="ta-foot numbers" data-refused={reason !== undefined || undefined}>
      {last}
      {[...coins].map((sign) => (
        // Two ways to pay in the same coin stand side by side: one would read two signs as a sum.
        <span key={sign} className="ta-amount">
          <Sign of={sign} size={14} />
          {prices
            .filter((price) => price.sign === sign)
            .map(({ amount }) => amount)
            .join(' / ')}
        </span>
      ))}
      {reason !== undefined && <span className="ta-why">{words.why[reason as AgesReason]}</span>}
    </span>
  );
}

/** A card lifted to be read: signs with their names, the whole text, price and rule. */
export function LiftedCard({ id }: { id: string }) {
  const { view, words } = useAges();
  const { text } = useTableTop();
  const signName = useSignName();
  const brief = useBrief();
  const thing = text.things['card']?.(id);
  const card = isCard(id) ? cardOf(id) : undefined;
  const signs = card === undefined ? [] : signsOf(card, view.players.length);
  return (
    <article className="ta-lifted" data-hue={hueOfCard(id)} data-thing={`card:${id}`}>
      <Head id={id} />
      <div className="ta-lifted-text">
        <h3 className="ta-name">{useFaceName()(id)}</h3>
        {signs.length > 0 && (
          <ul className="ta-signs numbers">
            {signs.map((one, at) => {
              const key = `${at} ${one.sign}`;
              return (
                <li key={key} className="ta-amount" title={signName(one.sign)}>
                  <SignedAmount {...one} size={19} />
                </li>
              );
            })}
          </ul>
        )}
        {card !== undefined && <p className="ta-brief">{brief(id)}</p>}
        <p className="ta-full">{thing?.text}</p>
        <ThingNote thing={thing} />
      </div>
      <footer className="numbers">
        {card !== undefined &&
          pricesOf(card).map(({ sign, amount, verb }) => (
            <span key={verb}>
              <span className="ta-amount">
                <Sign of={sign} size={16} />
                {amount}
              </span>
              <small>{words.verbs[verb]}</small>
            </span>
          ))}
        {thing?.rule !== undefined && <RuleLink rule={thing.rule} />}
      </footer>
    </article>
  );
}

/** A card that lies open as a small chip: its sign, its name, what it gives. */
export function CardChip({ id, anchor, note }: { id: string; anchor?: AgesAnchor | undefined; note?: ReactNode }) {
  const name = useFaceName();
  return (
    <Spot
      anchor={anchor}
      explanation={{ thing: `card:${id}` }}
      label={name(id)}
      className="ta-spot ta-chip"
      marks={{ 'data-hue': hueOfCard(id) }}
    >
      <span className="ta-chip-sign">
        <Icon name={KIND_ICON[kindOf(id)]} size={14} />
      </span>
      <span className="ta-chip-name">{name(id)}</span>
      <Signs id={id} size={13} />
      {note}
    </Spot>
  );
}

/** A card from behind: only its age can be seen. */
function CardBack({ age, military = false }: { age: number; military?: boolean }) {
  const { words } = useAges();
  return (
    <span className="ta-back" data-military={military || undefined} title={words.back(AGES[age] ?? '')}>
      <span className="visually-hidden">{words.back(AGES[age] ?? '')}</span>
      <span aria-hidden="true">{AGES[age]}</span>
    </span>
  );
}

/** A card of a rival's hand as the viewer sees it. */
export function Faced({ card, military = false }: { card: Facing; military?: boolean }) {
  return isOpen(card) ? <CardChip id={card} /> : <CardBack age={card.back} military={military} />;
}
