/** What can be done at a table of the server besides playing: pause, hand over, be left in peace, give up. */

import type { Lobby, OwnCalls, Person } from '@tabularium/protocol';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { botName } from '../session/bot-names.ts';
import { ask, botChoice } from '../session/server.ts';
import { useWords } from '../words/index.ts';

/** A table, and who looks at it. */
export interface AtTable {
  readonly lobby: Lobby;
  readonly me: Person;
}

interface MenuProps extends AtTable {
  readonly lookBack: () => void;
}

/** The menu in the header. */
export function TableMenu({ lobby, me, lookBack }: MenuProps) {
  const say = useWords();
  const [muted, setMuted] = useState<boolean>();
  const seat = lobby.seats.findIndex((one) => one.person === me.id && !one.resigned);
  if (seat < 0) return null;
  const path = `/tables/${lobby.id}`;
  const look = (open: boolean) => {
    if (open) void ask<OwnCalls>('GET', '/me/calls').then((calls) => setMuted(calls.muted.includes(lobby.id)));
  };
  const playing = lobby.phase === 'playing';
  return (
    <DropdownMenu.Root onOpenChange={look}>
      <DropdownMenu.Trigger className="button">{say.menu.title}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="popover table-menu" sideOffset={8} collisionPadding={12}>
          <Item words={say.past.title} does={async () => lookBack()} />
          <Item
            words={muted === true ? say.menu.unmute : say.menu.mute}
            does={() => ask('PUT', `${path}/mute`, { muted: muted !== true })}
          />
          {playing && lobby.clock !== null && lobby.pause === null && (
            <Item
              words={lobby.paused ? say.clock.resume : say.clock.pause}
              does={() => ask('POST', `${path}/pause`, { pause: !lobby.paused })}
            />
          )}
          {playing && lobby.seats[seat]?.bot === null && (
            <Item
              words={say.menu.handOver}
              does={() => ask('POST', `${path}/takeover`, { seat, bot: botChoice('medium') })}
            />
          )}
          {playing && (
            <Item
              words={lobby.seats[seat]?.offer == null ? say.atTable.offer : say.atTable.keep}
              does={() => ask('POST', `${path}/offer`, { seat, offer: lobby.seats[seat]?.offer == null })}
            />
          )}
          {playing &&
            givable(lobby, me.id).map((other) => (
              <Item
                key={other}
                words={say.atTable.giveAway(nameAt(lobby, other))}
                does={() => ask('POST', `${path}/offer`, { seat: other, offer: true })}
              />
            ))}
          {playing && (
            <Item
              words={say.atTable.leave}
              does={async () => {
                if (confirm(say.atTable.leaveSure)) await ask('POST', `${path}/leave`, {});
              }}
            />
          )}
          {playing && (
            <Item
              words={say.menu.resign}
              does={async () => {
                if (confirm(say.menu.resignSure)) await ask('POST', `${path}/resign`, { seat });
              }}
            />
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** The seats of others that a bot plays, which nobody has offered yet. */
function givable(lobby: Lobby, me: string): number[] {
  return lobby.seats.flatMap(({ person, bot, resigned, offer }, seat) =>
    person !== me && bot !== null && !resigned && offer === null ? [seat] : [],
  );
}

/** Who sits there, or what the bot there is called. */
export const nameAt = (lobby: Lobby, seat: number): string => lobby.seats[seat]?.name ?? botName(seat);

function Item({ words, does }: { words: string; does: () => Promise<unknown> }) {
  return <DropdownMenu.Item onSelect={() => void does().catch(() => {})}>{words}</DropdownMenu.Item>;
}
