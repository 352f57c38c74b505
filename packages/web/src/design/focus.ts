/** Where the focus goes when a dialog opens. */

/** To the dialog itself: the first Tab reaches its first control, and no button wears a ring nobody asked for. */
export function focusDialog(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** Go to the board: to the first place in view that can be reached. */
export function focusBoard(): void {
  const places = document.querySelectorAll<HTMLElement>('.board-place button, .board-place [tabindex="0"]');
  [...places].find((place) => place.checkVisibility())?.focus();
}
