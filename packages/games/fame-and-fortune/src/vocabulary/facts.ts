/** What the log can say, and why something may be impossible. */

import type { Seat } from '@tabularium/kernel';
import type { Terrain } from '../content/terrain.ts';
import type { UnitType } from '../content/units.ts';
import type { Spots } from '../queries/places.ts';
import type {
  Battle,
  CityDeed,
  CityMarker,
  FigureKind,
  MarkerKind,
  Phase,
  PieceKind,
  Square,
  Victory,
} from '../state.ts';
import type { Coinage, Good } from './actions.ts';

type Told<F extends string, Fields = object> = {
  readonly fact: F;
  readonly seen: 'all' | readonly Seat[];
  /** What was found on the squares it speaks of. */
  readonly spots?: Spots;
} & Readonly<Fields>;
type OfSeat<F extends string, Fields = object> = Told<F, { seat: Seat } & Fields>;

/** Everything the log can say. */
export type FameFact =
  /** Coins are told with it, because no fact tells of those that squares and cards show. */
  | OfSeat<'turn-began', { round: number; coins: number[] }>
  | Told<'phase-began', { phase: Phase }>
  | OfSeat<'first-player'>
  | OfSeat<'trade', { change: number }>
  | OfSeat<'culture', { change: number }>
  | OfSeat<'coin', { holder: string; change: number }>
  | OfSeat<'resource', { resource: string }>
  | OfSeat<'used', { source: string }>
  | OfSeat<'paid', { piece: Coinage }>
  | OfSeat<'paid-back', { piece: Coinage }>
  | OfSeat<'cancelled', { source: string }>
  | OfSeat<'revealed', { person: string }>
  | OfSeat<'placed', { kind: PieceKind; id: string; square: Square }>
  | OfSeat<'removed', { kind: PieceKind; id: string; square: Square; replaced: boolean }>
  | OfSeat<'upgraded', { id: string; square: Square }>
  | Told<'obsolete', { wonder: string }>
  | Told<'wonder-open', { wonder: string }>
  | OfSeat<'walls', { square: Square }>
  | OfSeat<'city-marker', { marker: CityMarker; city: Square }>
  | OfSeat<'walls-lost', { square: Square }>
  | OfSeat<'city-marker-used', { marker: CityMarker; city: Square }>
  | OfSeat<'trade-closed', object>
  | OfSeat<'leads', { civilization: string }>
  | OfSeat<'settled', { square: Square }>
  | OfSeat<'founded', { square: Square }>
  | OfSeat<'grew', { square: Square }>
  | OfSeat<'city-destroyed', { square: Square }>
  | OfSeat<'government', { government: string }>
  | OfSeat<'assigned', { square: Square; city: Square }>
  | OfSeat<'person', { person: string }>
  | OfSeat<'person-card', { person: string }>
  | OfSeat<'person-lost', { person: string }>
  | OfSeat<'person-back', { person: string }>
  | OfSeat<'drew-event', { level: number }>
  | OfSeat<'drew-event-card', { event: string }>
  | OfSeat<'discarded-event', { event: string }>
  | OfSeat<'advanced', { space: number }>
  | OfSeat<'learned', { technology: string }>
  | OfSeat<'blank', { row: number; person: string }>
  | OfSeat<'invested', { card: string }>
  | OfSeat<'recruited', { unit: string }>
  | OfSeat<'recruited-card', { unit: string }>
  | OfSeat<'figure', { figure: FigureKind; square: Square }>
  | OfSeat<'figure-lost', { figure: FigureKind; square: Square }>
  | OfSeat<'moved', { to: Square; armies: number; scouts: number }>
  /** Put there by an effect, whoever used it. */
  | OfSeat<'relocated', { to: Square; armies: number; scouts: number }>
  | OfSeat<'discovered', { tile: string; slot: number; from: Square; to: Square }>
  | OfSeat<'marker-taken', { kind: MarkerKind; square: Square }>
  | OfSeat<'marker-found', { marker: string }>
  | OfSeat<'relic', { relic: string }>
  | OfSeat<'locked', { square: Square }>
  | OfSeat<'disaster', { square: Square; terrain: Terrain }>
  | OfSeat<'city-acts', { city: Square; deed: CityDeed }>
  | OfSeat<'action-cancelled', { city: Square }>
  | OfSeat<'offer', { to: Seat }>
  | OfSeat<'declined', { from: Seat }>
  | OfSeat<'traded', { to: Seat; give: Good[]; get: Good[] }>
  | OfSeat<'battle', { rival: Seat; kind: Battle['kind']; square: Square }>
  | Told<'battle-hands', { hands: number[]; bonus: number[] }>
  | OfSeat<'deployed', { unit: string; front: number; barbarian: boolean }>
  | OfSeat<'wounds', { unit: string; wounds: number; barbarian: boolean }>
  | OfSeat<'unit-killed', { unit: string; barbarian: boolean }>
  | OfSeat<'unit-saved', { unit: string }>
  | OfSeat<'force-replaced', { gone: string[]; drawn: UnitType[] }>
  | OfSeat<'battle-ended', { village: boolean; totals: number[] }>
  | OfSeat<'looted', { from: Seat; good: Good }>
  | OfSeat<'looted-coin', { from: Seat; holder: string; kept: boolean }>
  | OfSeat<'looted-technology', { from: Seat; technology: string }>
  | OfSeat<'fulfilled', { victory: Victory }>
  | OfSeat<'won', { victory: Victory }>;

/** Why something may be impossible. */
export type FameReason =
  | 'not-now'
  | 'city-limit'
  | 'water'
  | 'edge'
  | 'marker-near'
  | 'enemy-near'
  | 'too-close'
  | 'no-room'
  | 'water-at-start'
  | 'one-by-one'
  | 'water-for-figures'
  | 'water-for-wonders'
  | 'water-to-cross'
  | 'water-to-end'
  | 'terrain'
  | 'marker-there'
  | 'enemy-there'
  | 'same-there'
  | 'taken'
  | 'stack-full'
  | 'one-wonder'
  | 'one-limited'
  | 'armies-only'
  | 'relic-needs-army'
  | 'peace'
  | 'own-centre'
  | 'forbidden-stay'
  | 'locked'
  | 'no-movement'
  | 'no-end';
