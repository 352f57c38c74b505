/** Fights of armies: both sides' arithmetic before the dice fall, while tokens are spent, and the outcome. */

import { plainWords } from '@tabularium/kernel';
import { Icon } from '../../../design/icon.tsx';
import { useTableTop } from '../../../table/context.ts';
import { HALT, intend, useIntended } from '../aim.ts';
import { CoinsOn, DieSide, FightButtons, lastDecision, SeatLabel, useUntouched } from '../combat.tsx';
import { attackIn, type Strength, winningShare } from '../fight.ts';
import { useEffectName, useGroundName, useSpaceTitle } from '../names.ts';
import { StrengthSums } from '../sums.tsx';
import { useNewDawn, useNewDawnTop } from '../table.ts';
import { type Aim, aimsAt, type Fact, fightingCards } from './content.ts';
import { marchTo } from './march.ts';
import { type ArmyFight, type Attacker, armyDefenceIn, duel, type SumWords, withDie } from './strength.ts';
import { useTerraWords } from './words.ts';

/** Everything sums are named with. */
export function useSumWords(): SumWords {
  const { words } = useNewDawn();
  return { words, terra: useTerraWords(), name: useEffectName() };
}

/** The attack the player has in mind, or the choice of what to attack. */
export function ArmyPreview() {
  const table = useNewDawn();
  const { choose, asked } = useNewDawnTop();
  const target = useIntended('target');
  const { frame, view, words } = table;
  const title = useSpaceTitle();
  if (!asked || (frame?.step !== 'move-army' && frame?.step !== 'choose-target')) return null;
  const space = frame.step === 'choose-target' ? frame.at : target;
  const aims = space === undefined ? [] : aimsAt(view, frame.seat, space);
  if (space === undefined || aims.length === 0) return null;
  const way = frame.step === 'move-army' ? marchTo(table, space) : [];
  const [next] = way;
  const go = () => {
    intend({ route: [...way, HALT], target: undefined });
    if (next !== undefined) choose({ type: 'march', space: next });
  };
  return (
    <section className="nd-fight" data-preview aria-label={words.attackOn(title(space))}>
      {aims.length === 1 && <p className="nd-fight-title">{words.attackOn(title(space))}</p>}
      {aims.map((aim) => (
        <Duel key={`${aim.target} ${aim.owner}`} attacker={frame} space={space} aim={aim} named={aims.length > 1} />
      ))}
      <p className="nd-fight-chance">
        {words.tie} <CoinsOn cards={[frame.card]} />
      </p>
      {next !== undefined && <FightButtons attack={go} />}
    </section>
  );
}

interface DuelProps {
  readonly attacker: Attacker;
  readonly space: number;
  readonly aim: Aim;
  /** Whether to say what is attacked; where there is only one thing the title does. */
  readonly named: boolean;
}

/** One thing that could be attacked: both sums and the chance. */
function Duel({ attacker, space, aim, named }: DuelProps) {
  const { view, words } = useNewDawn();
  const sums = useSumWords();
  const targetName = useTargetName();
  const fight = duel(attacker, space, aim);
  const attack = attackIn(view, fight, words, sums.name);
  const defence = armyDefenceIn(view, fight, sums);
  const percent = Math.round(100 * winningShare(attack.sum, defence.sum));
  return (
    <div className="ti-duel">
      {named && <p className="ti-duel-target">{targetName(fight)}</p>}
      <Sides attack={attack} defence={defence} suffix={words.dice} />
      <p className="nd-fight-chance">{words.chance(percent)}</p>
    </div>
  );
}

function Sides({ attack, defence, suffix }: { attack: Strength; defence: Strength; suffix: string }) {
  const { words } = useNewDawn();
  return (
    <div className="nd-fight-sides">
      <StrengthSums strength={attack} title={words.attack} suffix={suffix} />
      <span className="nd-versus" aria-hidden="true">
        <Icon name="crossed-swords" size={26} />
      </span>
      <StrengthSums strength={defence} title={words.defence} suffix={suffix} />
    </div>
  );
}

/** Names what an army attacks, and whose it is. */
function useTargetName(): (fight: Pick<ArmyFight, 'target' | 'defender'>) => string {
  const { text, names, table } = useTableTop();
  return ({ target, defender }) => {
    const words = text.actions['target']?.({ type: 'target', target, owner: defender ?? -1 }, table.sight.view) ?? '';
    return plainWords(words, names);
  };
}

/** The fight under way while tokens may be spent, or the one just fought. */
export function ArmyReport() {
  const { frame } = useNewDawn();
  const { table } = useNewDawnTop();
  const lies = useUntouched(lastDecision(table.log));
  if (frame?.step === 'fight-on') return <FightUnderWay fight={frame.fight} />;
  const fought = lastFight(table.log);
  return fought === undefined || !lies ? null : <Outcome fought={fought} />;
}

function FightUnderWay({ fight }: { fight: ArmyFight }) {
  const { view, words, own } = useNewDawn();
  const { names } = useTableTop();
  const sums = useSumWords();
  const attack = attackIn(view, fight, words, sums.name);
  const defence = armyDefenceIn(view, fight, sums);
  return (
    <section className="nd-fight" data-fight aria-live="polite">
      <p className="nd-fight-title">
        <SeatLabel seat={fight.attacker} /> <span className="visually-hidden">{names[fight.attacker]}</span>
        <Icon name="crossed-swords" size={18} />{' '}
        <Defender target={fight.target} owner={fight.defender} space={fight.space} />
      </p>
      <Sides
        attack={withDie(attack, fight.attackDie, fight.attack, sums.terra)}
        defence={withDie(defence, fight.defenceDie, fight.defence, sums.terra)}
        suffix=""
      />
      <p className="nd-fight-chance">
        {words.tie} <CoinsOn cards={fightingCards(view, own, fight)} />
      </p>
    </section>
  );
}

/** What a move told the log. */
type Told = { readonly facts: readonly Fact[] };

type Thrown = Extract<Fact, { fact: 'dice-thrown' }>;
type Again = Extract<Fact, { fact: 'die-thrown-again' }>;
type Declared = Extract<Fact, { fact: 'army-attack' }>;
type Decided = Extract<Fact, { fact: 'attack-won' | 'attack-lost' }>;

interface Fought {
  readonly thrown: Thrown;
  readonly declared: Declared | undefined;
  readonly decided: Decided;
  readonly attackDie: number;
  readonly defenceDie: number;
}

/** So many moves after the outcome the dice are cleared away; a fight lasts no more moves than the second number. */
const MOVES_SHOWN = 3;
const LONGEST_FIGHT = 24;

/** The last fight, if it was just decided. */
function lastFight(log: readonly Told[]): Fought | undefined {
  const recent = log.slice(-MOVES_SHOWN).flatMap((entry) => entry.facts);
  const decided = recent.findLast((one): one is Decided => one.fact === 'attack-won' || one.fact === 'attack-lost');
  if (decided === undefined) return undefined;
  const facts = log.slice(-LONGEST_FIGHT).flatMap((entry) => entry.facts);
  const end = facts.lastIndexOf(decided);
  const thrown = facts.slice(0, end).findLast((one): one is Thrown => one.fact === 'dice-thrown');
  if (thrown === undefined) return undefined;
  const start = facts.lastIndexOf(thrown);
  const declared = facts.slice(0, start).findLast((one): one is Declared => one.fact === 'army-attack');
  const again = facts.slice(start, end).filter((one): one is Again => one.fact === 'die-thrown-again');
  const last = (mine: boolean) => again.findLast(({ seat }) => (seat === thrown.seat) === mine)?.die;
  return {
    thrown,
    declared,
    decided,
    attackDie: last(true) ?? thrown.attackDie,
    defenceDie: last(false) ?? thrown.defenceDie,
  };
}

/** The dice on the table, and who has won. */
function Outcome({ fought }: { fought: Fought }) {
  const { words } = useNewDawn();
  const { thrown, declared, decided, attackDie, defenceDie } = fought;
  const [attack, defence] = [thrown.attack - thrown.attackDie, thrown.defence - thrown.defenceDie];
  return (
    <section className="nd-report" aria-live="polite" data-outcome={decided.fact}>
      <DieSide
        label={<SeatLabel seat={thrown.seat} />}
        die={attackDie}
        strength={attack}
        trade={decided.attack - attack - attackDie}
        total={decided.attack}
      />
      <span className="nd-versus" aria-hidden="true">
        <Icon name="crossed-swords" size={22} />
      </span>
      <DieSide
        label={declared === undefined ? words.defence : <Defender {...declared} />}
        die={defenceDie}
        strength={defence}
        trade={decided.defence - defence - defenceDie}
        total={decided.defence}
      />
      <p className="nd-outcome">{decided.fact === 'attack-won' ? words.attackWon : words.attackLost}</p>
    </section>
  );
}

/** Whoever holds what was attacked, or what nobody holds. */
function Defender({ target, owner, space }: Pick<Declared, 'target' | 'owner' | 'space'>) {
  const { words } = useNewDawn();
  const groundName = useGroundName();
  if (owner !== null) return <SeatLabel seat={owner} />;
  return target === 'barbarian' ? words.barbarian : groundName(space);
}
