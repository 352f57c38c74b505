/** A picture of a piece that can be moved about over the whole table, while the piece itself stays where it lies. */

const SVG = 'http://www.w3.org/2000/svg';

/** A picture of this piece in a frame of that size; whoever asked for it puts it on the page and takes it off again. */
export function likenessOf(piece: Element, { width, height }: { width: number; height: number }): HTMLElement {
  const frame = document.createElement('div');
  frame.setAttribute('aria-hidden', 'true');
  frame.inert = true;
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  frame.append(piece instanceof SVGGraphicsElement && piece.ownerSVGElement !== null ? drawn(piece) : copied(piece));
  return frame;
}

/** Where such a picture is put: on the table, so that it wears the table's colours. */
export function layOnTable(picture: HTMLElement): void {
  (document.querySelector('.table') ?? document.body).append(picture);
}

function copied(piece: Element): Element {
  const copy = piece.cloneNode(true) as HTMLElement;
  unname(copy);
  // Whatever laid the piece out where it was does not do so here.
  Object.assign(copy.style, { position: 'static', inset: 'auto', margin: '0', width: '100%', height: '100%' });
  Object.assign(copy.style, { translate: 'none', rotate: 'none', visibility: 'visible' });
  return copy;
}

/** A part of a drawing, in a drawing of its own that shows nothing else. */
function drawn(piece: SVGGraphicsElement): Element {
  const { x, y, width, height } = piece.getBBox();
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  drawing.setAttribute('width', '100%');
  drawing.setAttribute('height', '100%');
  drawing.style.overflow = 'visible';
  const copy = piece.cloneNode(true) as SVGGraphicsElement;
  unname(copy);
  copy.removeAttribute('transform');
  copy.style.transform = 'none';
  drawing.append(copy);
  return drawing;
}

/** A picture is nothing to point at, and not the place of anything. */
function unname(copy: Element): void {
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['id', 'data-anchor', 'data-drop', 'data-drag', 'data-thing', 'data-travels']) {
      one.removeAttribute(name);
    }
  }
}
