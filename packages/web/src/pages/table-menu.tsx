/** What can be done at a table of the server besides playing: pause, hand over, be left in peace, give up. */

import type { Lobby, OwnCalls, Person } from '@tabularium/protocol';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { ask, botChoice } from '../session/server.ts';
import { useWords } from '../words/index.ts';

interface AtTable {
  readonly lobby: Lobby;
  readonly me: Person;
}

/** The menu in the header. */
export function TableMenu({ lobby, me, lookBack }: AtTable & { lookBack: () => void }) {
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

function Item({ words, does }: { words: string; does: () => Promise<unknown> }) {
  return <DropdownMenu.Item onSelect={() => void does().catch(() => {})}>{words}</DropdownMenu.Item>;
}

/** Somebody asks for a pause, or the clocks stand still. */
export function PauseBanner({ lobby, me }: AtTable) {
  const say = useWords();
  const answer = (pause: boolean) => void ask('POST', `/tables/${lobby.id}/pause`, { pause }).catch(() => {});
  const seated = lobby.seats.some((one) => one.person === me.id && !one.resigned);
  if (lobby.phase !== 'playing' || !seated || (lobby.pause === null && !lobby.paused)) return null;
  const { pause } = lobby;
  const isAsked = pause?.waitingFor.includes(me.id) === true;
  const asker = lobby.seats.find((one) => one.person === pause?.person)?.name ?? '';
  const words = pause === null ? say.clock.isPaused : isAsked ? say.clock.pauseAsked(asker) : say.clock.pauseWaiting;
  return (
    <div className="toast-place" role="status">
      <div className="toast">
        {words}
        {isAsked && (
          <button type="button" className="button" onClick={() => answer(true)}>
            {say.table.allow}
          </button>
        )}
        <button type="button" className="button" onClick={() => answer(false)}>
          {pause === null ? say.clock.resume : say.table.deny}
        </button>
      </div>
    </div>
  );
}

/** The others play again. */
export function RematchBanner({ lobby, me, again }: AtTable & { again: () => void }) {
  const say = useWords();
  if (lobby.rematch === null || !lobby.seats.some((one) => one.person === me.id)) return null;
  return (
    <div className="toast-place" role="status">
      <div className="toast">
        {say.table.rematchWaits}
        <button type="button" className="button" onClick={again}>
          {say.table.rematch}
        </button>
      </div>
    </div>
  );
}
