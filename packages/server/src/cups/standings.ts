/** Who leads a cup, and by what: points, then tie-breaks in a fixed order, at last a lot drawn beforehand. */

import { createHash } from 'node:crypto';
import { type CupKind, type Standing, TIE_BREAKS, type TieBreak } from '@tabularium/protocol';
import { type Bout, isBye, pointsIn, wonBy } from './bout.ts';
import { boutsIn, stageOf } from './groups.ts';

/** What standings are made of. */
export interface Course {
  readonly id: string;
  readonly kind: CupKind;
  /** How many games each stage of groups takes. */
  readonly games: number;
  /** How few can play the game. */
  readonly least: number;
  readonly people: readonly string[];
  /** Those who play no more. */
  readonly left: ReadonlySet<string>;
  readonly bouts: readonly Bout[];
}

/** The standings, the best first. */
export function standingsOf(course: Course): Standing[] {
  const table = new Table(course);
  const breaks = TIE_BREAKS[course.kind];
  const rows = course.people.map((person) => ({
    person,
    stage: course.kind === 'groups' ? table.stage(person) : 0,
    points: table.points(person),
    breaks: breaks.map((one) => table.break(one, person)),
  }));
  const sorted = rows.toSorted(
    (one, other) => other.stage - one.stage || other.points - one.points || compare(other.breaks, one.breaks) || 0,
  );
  return sorted.map(({ person, stage, points, breaks: values }, at) => ({
    person,
    place: at + 1,
    points,
    stage,
    played: table.games(person).filter((bout) => !isBye(bout)).length,
    won: table.games(person).filter((bout) => wonBy(bout, person)).length,
    breaks: values,
    left: course.left.has(person),
  }));
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, i) => Math.abs(value - (other[i] ?? 0)) > 1e-9);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** All that tie-breaks are worked out from. */
class Table {
  private readonly course: Course;
  private readonly bouts: readonly Bout[];

  constructor(course: Course) {
    this.course = course;
    this.bouts = course.bouts.filter(({ places }) => places !== null);
  }

  /** The games that person has played, byes among them. */
  games(person: string): Bout[] {
    return this.bouts.filter(({ people }) => people.includes(person));
  }

  /** The last stage that person has reached. */
  stage(person: string): number {
    const rounds = this.course.bouts.filter(({ people }) => people.includes(person)).map(({ round }) => round);
    return rounds.length === 0 ? 0 : stageOf(Math.max(...rounds), this.course.games);
  }

  /** In groups only the games of the last stage count; in a Swiss cup a bye is worth a game won. */
  points(person: string): number {
    return this.counting(person).reduce((sum, bout) => sum + this.worth(bout, person), 0);
  }

  private counting(person: string): Bout[] {
    if (this.course.kind !== 'groups') return this.games(person);
    return boutsIn(this.games(person), this.stage(person), this.course.games);
  }

  private worth(bout: Bout, person: string): number {
    if (isBye(bout)) return this.course.kind === 'swiss' ? 1 : 0;
    return pointsIn(bout, person);
  }

  break(which: TieBreak, person: string): number {
    switch (which) {
      case 'direct':
        return this.direct(person);
      case 'buchholz':
        return sum(this.opponents(person));
      case 'buchholz-cut':
        return sum(
          this.opponents(person)
            .toSorted((a, b) => a - b)
            .slice(1),
        );
      case 'sonneborn':
        return sum(this.games(person).map((bout) => this.sonneborn(bout, person)));
      case 'wins':
        return this.counting(person).filter((bout) => wonBy(bout, person)).length;
      case 'share':
        return sum(this.counting(person).map((bout) => share(bout, person)));
      case 'lot':
        return lot(this.course.id, person);
    }
  }

  /** Points in the games among those who have the same points. */
  private direct(person: string): number {
    const points = this.points(person);
    const equals = new Set(this.course.people.filter((other) => this.points(other) === points));
    const among = this.games(person).filter((bout) => !isBye(bout) && bout.people.every((one) => equals.has(one)));
    return sum(among.map((bout) => pointsIn(bout, person)));
  }

  /** The points of each opponent; for a bye one's own, as if one had played against oneself. */
  private opponents(person: string): number[] {
    return this.games(person).map((bout) =>
      this.points(isBye(bout) ? person : (bout.people.find((one) => one !== person) ?? person)),
    );
  }

  /** The points of the opponent if one has won, half of them after a draw. */
  private sonneborn(bout: Bout, person: string): number {
    const opponent = bout.people.find((one) => one !== person);
    return opponent === undefined ? 0 : pointsIn(bout, person) * this.points(opponent);
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** One's score as a share of the best at the table. */
function share({ places }: Bout, person: string): number {
  const best = Math.max(...(places ?? []).map(({ score }) => score));
  const own = places?.find((one) => one.person === person);
  return own === undefined || !own.stayed || best <= 0 ? 0 : Math.max(0, own.score / best);
}

/** A number between 0 and 1 that nobody chooses and everybody can check. */
function lot(cup: string, person: string): number {
  return createHash('sha256').update(`${cup}/${person}`).digest().readUInt32BE(0) / 2 ** 32;
}
