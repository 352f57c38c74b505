/** What is said over the table while it matters: somebody asks something, a seat is free, a bot plays for one. */

import { useState } from 'react';
import { ask } from '../session/server.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { type AtTable, nameAt } from './table-menu.tsx';

/** All that is to be said now, one above the other. */
export function TableBanners(props: AtTable & { again: () => void; invite: string | undefined }) {
  return (
    <div className="toast-place" role="status">
      <PauseBanner {...props} />
      <RematchBanner {...props} />
      <ReturnBanner {...props} />
      {props.lobby.phase === 'playing' &&
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        props.lobby.seats.map((_, seat) => <SeatBanner key={seat} {...props} seat={seat} />)}
    </div>
  );
}

/** Somebody asks for a pause, or the clocks stand still. */
function PauseBanner({ lobby, me }: AtTable) {
  const say = useWords();
  const { language } = useSettings();
  const answer = (pause: boolean) => void ask('POST', `/tables/${lobby.id}/pause`, { pause }).catch(() => {});
  const seated = lobby.seats.some((one) => one.person === me.id && !one.resigned);
  if (lobby.phase !== 'playing' || !seated || (lobby.pause === null && !lobby.paused)) return null;
  const { pause } = lobby;
  const isAsked = pause?.waitingFor.includes(me.id) === true;
  const asker = lobby.seats.find((one) => one.person === pause?.person)?.name ?? '';
  const { pausedUntil } = lobby;
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const standing = pausedUntil === null ? say.clock.isPaused : say.clock.isPausedUntil(moment.format(pausedUntil));
  const words = pause === null ? standing : isAsked ? say.clock.pauseAsked(asker) : say.clock.pauseWaiting;
  return (
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
  );
}

/** The others play again. */
function RematchBanner({ lobby, me, again }: AtTable & { again: () => void }) {
  const say = useWords();
  if (lobby.rematch === null || !lobby.seats.some((one) => one.person === me.id)) return null;
  return (
    <div className="toast">
      {say.table.rematchWaits}
      <button type="button" className="button" onClick={again}>
        {say.table.rematch}
      </button>
    </div>
  );
}

/** Shown when a bot plays one's seat, after a deadline or by wish. */
function ReturnBanner({ lobby, me }: AtTable) {
  const say = useWords();
  const seat = lobby.seats.findIndex((one) => one.person === me.id && one.bot !== null && !one.resigned);
  if (seat < 0 || lobby.phase !== 'playing') return null;
  return (
    <div className="toast">
      {say.table.botForYou}
      <button type="button" className="button" onClick={() => void ask('POST', `/tables/${lobby.id}/return`, { seat })}>
        {say.table.comeBack}
      </button>
    </div>
  );
}

/** A seat that somebody else may take, or may if the others agree. */
function SeatBanner({ lobby, me, invite, seat }: AtTable & { invite: string | undefined; seat: number }) {
  const say = useWords();
  const [copied, setCopied] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const place = lobby.seats[seat];
  if (place?.offer == null) return null;
  const name = nameAt(lobby, seat);
  const isSeated = lobby.seats.some((one) => one.person === me.id);
  const { waitingFor } = place.offer;
  if (waitingFor.length > 0 && !isSeated) return null;
  const answer = (offer: boolean) => void ask('POST', `/tables/${lobby.id}/offer`, { seat, offer }).catch(() => {});
  if (waitingFor.length > 0) {
    const isAsked = waitingFor.includes(me.id);
    return (
      <div className="toast">
        {isAsked ? say.atTable.mayGiveAway(name) : say.atTable.waitsForOthers(name)}
        {isAsked && (
          <button type="button" className="button" onClick={() => answer(true)}>
            {say.table.allow}
          </button>
        )}
        <button type="button" className="button" onClick={() => answer(false)}>
          {say.table.deny}
        </button>
      </div>
    );
  }
  const sitDown = () =>
    ask('POST', `/tables/${lobby.id}/join`, { seat, ...(invite === undefined ? {} : { invite }) }).catch(
      (error: unknown) => setWrong(error instanceof Error ? error.message : String(error)),
    );
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}/table/${lobby.id}?invite=${lobby.invite}`);
    setCopied(true);
  };
  return (
    <div className="toast">
      {wrong ?? (place.person === me.id ? say.atTable.ownIsFree : say.atTable.isFree(name))}
      {isSeated ? (
        <button type="button" className="button" onClick={() => void copy()}>
          {copied ? say.atTable.copied : say.atTable.copyInvite}
        </button>
      ) : (
        <button type="button" className="button" onClick={() => void sitDown()}>
          {say.atTable.sitDown}
        </button>
      )}
    </div>
  );
}
