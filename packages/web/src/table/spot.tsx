/**
 * A spot is a place of a board that explains itself and offers what can be done there: at once, or from a short menu.
 * Mouse, finger, keyboard and screen reader, refusals and highlighting are written here, once for all boards.
 */

import type { AnyAction } from '@tabularium/kernel';
import type { CSSProperties, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { useChoices, WhatCanBeDone } from './choices.tsx';
import { useTableTop } from './context.ts';
import { type Explanation, LONG_PRESS, useExplain, useGrasp } from './explain.tsx';
import { useOffer } from './offers.tsx';
import { useSpotMenu } from './spot-menu.tsx';

/** What a spot is, whatever it is drawn with. */
export interface Spotted {
  /** Where actions are anchored; without it the spot only explains itself. */
  readonly anchor?: string | undefined;
  /** What it says when it is pointed at; refusals and what can be done are added. */
  readonly explanation?: Explanation | undefined;
  /** Its name for screen readers, where its contents do not say it. */
  readonly label?: string | undefined;
  /** The thing that lies here as `kind:id`, so that sentences can light it up; that of the explanation if left out. */
  readonly thing?: string | undefined;
  /** While nothing is offered or refused here, be a thing that explains itself and no button. */
  readonly plainWhenIdle?: boolean | undefined;
  /** Add what can be done here to the explanation. */
  readonly tellsChoices?: boolean | undefined;
  /** What can be chosen here, for the eye, where the board knows it better than by the type of the first action. */
  readonly open?: string | undefined;
  /** The board's own way of choosing here; true when that was all. */
  readonly instead?: ((isSure: boolean) => boolean) | undefined;
  /** Somebody begins or ceases to point here. */
  readonly onPoint?: ((by: Pointing | undefined) => void) | undefined;
  /** Keys beside Enter and Space; true if the key meant something. */
  readonly onKey?: ((key: string) => boolean) | undefined;
  readonly onFocus?: (() => void) | undefined;
  /** 0 unless another spot of its group is the one to reach with Tab. */
  readonly tabIndex?: 0 | -1 | undefined;
  readonly pressed?: boolean | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** Further marks for style sheets, such as `{ 'data-lifted': true }`. */
  readonly marks?: Readonly<Record<`data-${string}`, string | number | true | undefined>> | undefined;
  readonly children?: ReactNode;
}

/** How somebody points at a spot. */
export type Pointing = 'hover' | 'focus' | 'tap';

/** What a finger has tapped, and when it came down: the next short tap there chooses. */
const finger: { tapped: string | undefined; down: number } = { tapped: undefined, down: 0 };

/** A spot made of HTML. */
export function Spot(spot: Spotted) {
  const { actions, refusals } = useOffer(spot.anchor);
  const idle = spot.plainWhenIdle === true && actions.length === 0 && refusals.length === 0;
  return idle ? <PlainSpot {...spot} /> : <ButtonSpot {...spot} />;
}

function PlainSpot({ anchor, thing, explanation = {}, className, style, marks, children }: Spotted) {
  const explain = useExplain();
  return (
    <span
      {...marks}
      className={className}
      style={style}
      data-anchor={anchor}
      data-thing={thing ?? explanation.thing}
      {...explain(explanation)}
    >
      {children}
    </span>
  );
}

function ButtonSpot(spot: Spotted) {
  return (
    <button type="button" {...useSpot(spot)}>
      {spot.children}
    </button>
  );
}

/** A spot inside a drawing. */
export function SvgSpot({ transform, ...spot }: Spotted & { transform?: string }) {
  const { onKeyDown, onClick, ...rest } = useSpot(spot);
  const press = (event: KeyboardEvent) => {
    onKeyDown(event);
    if (event.defaultPrevented || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    onClick(event);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be drawn inside an SVG
    <g role="button" transform={transform} {...rest} onClick={onClick} onKeyDown={press}>
      {spot.children}
    </g>
  );
}

/** Everything that makes an element a spot. */
function useSpot(spot: Spotted) {
  const { board, hold } = useTableTop();
  const { actions, refusals } = useOffer(spot.anchor);
  const explain = useExplain();
  const choices = useChoices(spot.tellsChoices === true ? actions : []);
  const inviting = actions.find((action) => board.asksFirst?.(action) !== true);
  const { explanation = {} } = spot;
  const told = { ...explanation, anchor: spot.anchor, actions, refusals: actions.length === 0 ? refusals : [] };
  const { press, touch, opensMenu } = usePress(spot, told);
  const { onPointerEnter, onPointerLeave, onPointerDown, onPointerUp, onFocus, onBlur, ...explaining } = explain({
    ...told,
    body: <WhatCanBeDone choices={choices}>{explanation.body}</WhatCanBeDone>,
  });
  return {
    ...explaining,
    ...spot.marks,
    className: spot.className,
    style: spot.style,
    tabIndex: spot.tabIndex ?? 0,
    'aria-label': spot.label,
    'aria-pressed': spot.pressed,
    'aria-disabled': (actions.length === 0 && spot.open === undefined) || undefined,
    'aria-haspopup': opensMenu ? ('dialog' as const) : undefined,
    'data-anchor': spot.anchor,
    'data-thing': spot.thing ?? explanation.thing,
    'data-open': spot.open ?? inviting?.type,
    'data-held': (hold.held !== undefined && actions.includes(hold.held)) || undefined,
    'data-refused': (actions.length === 0 && refusals.length > 0) || undefined,
    onClick: press,
    onKeyDown(event: KeyboardEvent) {
      if (spot.onKey?.(event.key) !== true) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== 'touch') spot.onPoint?.('hover');
      onPointerEnter(event);
    },
    onPointerDown(event: PointerEvent) {
      (event.pointerType === 'touch' ? touch.onPointerDown : onPointerDown)(event);
    },
    onPointerUp(event: PointerEvent) {
      (event.pointerType === 'touch' ? touch.onPointerUp : onPointerUp)(event);
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'touch') return;
      spot.onPoint?.(undefined);
      onPointerLeave();
    },
    onFocus(event: FocusEvent) {
      spot.onFocus?.();
      if (event.currentTarget.matches(':focus-visible')) spot.onPoint?.('focus');
      onFocus(event);
    },
    onBlur() {
      spot.onPoint?.(undefined);
      onBlur();
    },
  };
}

/**
 * What a press on a spot does: the board's own way, the only action, a menu of several, or the reason why there is none. A
 * finger cannot hover: its first tap, and one that is held, shows what this is and what can be done.
 */
function usePress({ anchor, instead, onPoint, label, thing }: Spotted, told: Explanation) {
  const { board, choose, hold, refuse } = useTableTop();
  const { actions, refusals } = useOffer(anchor);
  const menu = useSpotMenu();
  const { grasp, hide } = useGrasp();
  const me = anchor ?? thing ?? told.thing;
  const [only, ...others] = actions;
  const isAtOnce = (action: AnyAction) => others.length === 0 && board.asksFirst?.(action) !== true;
  const go = (near: Element, isSure: boolean) => {
    finger.tapped = undefined;
    if (instead?.(isSure) === true) return;
    const [refusal] = refusals;
    if (only !== undefined && isAtOnce(only)) (isSure ? choose : hold.press)(only);
    else if (anchor !== undefined && only !== undefined) menu({ actions, anchor, title: label, near });
    else if (refusal !== undefined) refuse(refusal);
  };
  const show = (near: Element, wait: number) => {
    grasp(told, near, { actions, choose: instead === undefined ? undefined : () => go(near, true) }, wait);
  };
  const press = (event: MouseEvent | KeyboardEvent) => {
    if (isTouch(event) && (finger.tapped !== me || event.timeStamp - finger.down > LONG_PRESS)) {
      finger.tapped = me;
      onPoint?.('tap');
      return show(event.currentTarget, 0);
    }
    const tappedTwice = finger.tapped !== undefined;
    if (tappedTwice) hide(0);
    go(event.currentTarget, tappedTwice);
  };
  const onPointerDown = (event: PointerEvent) => {
    finger.down = event.timeStamp;
    show(event.currentTarget, LONG_PRESS);
  };
  const onPointerUp = (event: PointerEvent) => {
    if (event.timeStamp - finger.down <= LONG_PRESS) hide(0);
  };
  return { press, touch: { onPointerDown, onPointerUp }, opensMenu: only !== undefined && !isAtOnce(only) };
}

function isTouch({ nativeEvent }: MouseEvent | KeyboardEvent): boolean {
  return nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch';
}
