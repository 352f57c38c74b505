/** Where the focus goes when a dialog opens. */

/** To the dialog itself: the first Tab reaches its first control, and no button wears a ring nobody asked for. */
export function focusDialog(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
