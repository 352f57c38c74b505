/** What stands behind the workers: government, leader, wonders, special technologies, colonies, pacts, wars and the tactic. */

import type { AgesView } from '@tabularium/through-the-ages';
import { wonderOf } from '@tabularium/through-the-ages/cards';
import { armies } from '@tabularium/through-the-ages/queries/armies';
import { useMoreBelow } from '../../design/more-below.ts';
import { useTableTop } from '../../table/context.ts';
import { Spot } from '../../table/spot.tsx';
import type { AgesAnchor } from './anchors.ts';
import { Art } from './art.tsx';
import { Age, CardChip, CardSpot, Signed, Signs } from './card.tsx';
import { Cube } from './counts.tsx';
import { useCardName, useFaceName } from './faces.ts';
import { Sign } from './signs.tsx';
import { useAges, useDesk } from './table.ts';

type Player = AgesView['players'][number];

/** The cards, the wonders and the chips. */
export function Realm() {
  const { view, words } = useAges();
  const { seat, isOwn } = useDesk();
  const player = view.players[seat];
  if (player === undefined) return null;
  const at = (anchor: AgesAnchor) => (isOwn ? anchor : undefined);
  return (
    <section className="ta-realm" aria-label={words.realm} data-drop={isOwn ? 'drop:realm' : undefined}>
      <div className="ta-rulers">
        <CardSpot id={player.government} className="ta-small" at="realm" />
        {player.leader === '' ? (
          <p className="ta-vacant">{words.noLeader}</p>
        ) : (
          <CardSpot id={player.leader} className="ta-small" at="realm" />
        )}
        {player.building === '' ? (
          <p className="ta-vacant">{words.noWonder}</p>
        ) : (
          <Construction player={player} anchor={at('wonder:unfinished')} />
        )}
        <div className="ta-monuments" data-many={player.wonders.length > 2 || undefined}>
          {player.wonders.map((monument) => (
            <Monument key={monument.card} monument={monument} anchor={at(`monument:${monument.card}`)} />
          ))}
        </div>
      </div>
      <div className="ta-chips">
        {player.specials.map((card) => (
          <CardChip key={card} id={card} />
        ))}
        {player.colonies.map((card) => (
          <CardChip key={card} id={card} anchor={at(`colony:${card}`)} />
        ))}
        <Dealings player={player} />
      </div>
    </section>
  );
}

/** The wonder being built: it has grown as far as its stages, the others show their cost. */
function Construction({ player, anchor }: { player: Player; anchor: AgesAnchor | undefined }) {
  const { words } = useAges();
  const { building, stages: done } = player;
  const { stages, paidIn = 'resources' } = wonderOf(building);
  return (
    <CardSpot
      id={building}
      anchor={anchor}
      className="ta-small ta-construction"
      built={done / stages.length}
      at="realm"
    >
      <span className="visually-hidden">
        {words.building}, {words.stages(done, stages.length)}
      </span>
      <span className="ta-stages numbers" title={words.stages(done, stages.length)}>
        {stages.map((cost, at) => {
          const key = `${at} ${cost}`;
          return (
            <span
              key={key}
              className="ta-stage"
              data-done={at < done || undefined}
              data-next={at === done || undefined}
              aria-hidden="true"
            >
              {at < done ? <Cube at={`stage:${building}`} size={13} /> : cost}
              {at === done && <Sign of={paidIn} size={12} silent />}
            </span>
          );
        })}
      </span>
    </CardSpot>
  );
}

function Monument({ monument, anchor }: { monument: Player['wonders'][number]; anchor: AgesAnchor | undefined }) {
  const { words } = useAges();
  const cardName = useCardName();
  const name = useFaceName();
  const notes = [
    ...(monument.ravaged ? [words.ravaged] : []),
    ...(monument.under === '' ? [] : [words.under(cardName(monument.under))]),
    ...(monument.tokens === 0 ? [] : [words.tokens(monument.tokens)]),
  ];
  return (
    <Spot
      anchor={anchor}
      explanation={{ thing: `card:${monument.card}`, body: notes.length === 0 ? undefined : <p>{notes.join(', ')}</p> }}
      className="ta-spot ta-monument"
      marks={{ 'data-hue': 'wonder', 'data-ravaged': monument.ravaged || undefined }}
    >
      <span className="ta-art">
        <Art id={monument.card} />
        <Age id={monument.card} />
      </span>
      <span className="ta-monument-name">{name(monument.card)}</span>
      {monument.ravaged ? <span className="ta-note">{words.ravaged}</span> : <Signs id={monument.card} size={13} />}
    </Spot>
  );
}

/** Pacts and wars, with whom. */
function Dealings({ player }: { player: Player }) {
  const { view, words } = useAges();
  const { seat } = useDesk();
  const { names } = useTableTop();
  const treaties = view.players.flatMap(({ treaty }) =>
    treaty !== null && (treaty.a === seat || treaty.b === seat) ? [treaty] : [],
  );
  const threats = view.players.flatMap(({ wars }, from) =>
    wars.filter(({ target }) => target === seat).map(({ card }) => ({ card, from })),
  );
  return (
    <>
      {treaties.map(({ card, a, b }) => (
        <CardChip
          key={`${card} ${a}`}
          id={card}
          note={<Note words={words.pactWith(names[a === seat ? b : a] ?? '')} />}
        />
      ))}
      {player.wars.map(({ card, target }) => (
        <CardChip key={`${card} ${target}`} id={card} note={<Note words={words.warOn(names[target] ?? '')} />} />
      ))}
      {threats.map(({ card, from }) => (
        <CardChip key={`${card} by ${from}`} id={card} note={<Note words={words.bidOf(names[from] ?? '')} />} />
      ))}
    </>
  );
}

function Note({ words }: { words: string }) {
  return <span className="ta-note">{words}</span>;
}

/** So many common tactics have room for their names, wherever they lie. */
const ROOMY = 1;

/** The current tactic with its formation, and those of the others that everybody may copy. */
export function Tactics() {
  const { view, words } = useAges();
  const { seat, isOwn } = useDesk();
  const more = useMoreBelow<HTMLElement>();
  const player = view.players[seat];
  if (player === undefined) return null;
  const { armies: formed, strength } = armies(view, seat);
  const common = isOwn ? view.commonTactics.map((tactic, at) => ({ ...tactic, anchor: `tactic:${at}` as const })) : [];
  const { tactic } = player;
  const isCurrent = ({ card, bonus }: { card: string; bonus: number }) =>
    card === tactic?.card && bonus === tactic.bonus;
  const others = common.filter((one) => !isCurrent(one));
  return (
    <section
      ref={more}
      className="ta-tactics"
      aria-label={words.kinds.tactic}
      data-many={others.length > ROOMY || undefined}
    >
      {tactic === null ? (
        <p className="ta-vacant">{words.noTactic}</p>
      ) : (
        <CardChip
          id={tactic.card}
          anchor={common.find(isCurrent)?.anchor}
          note={
            <span className="ta-note numbers">
              {words.armies(formed)} <Signed sign="strength" amount={`+${strength}`} size={13} />
            </span>
          }
        />
      )}
      {others.length > 0 && (
        <>
          <h2>{words.tactics}</h2>
          {others.map(({ card, bonus, anchor }) => (
            <CardChip key={`${card} ${bonus}`} id={card} anchor={anchor} />
          ))}
        </>
      )}
    </section>
  );
}
