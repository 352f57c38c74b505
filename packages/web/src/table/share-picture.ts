/** Makes one picture of the charts of a game, and gives it away: to another program where the device can share, else as a file. */

import letters from '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2?url';

/** What the picture shows. */
interface Drawing {
  /** Who has won. */
  readonly title: string;
  /** What was played. */
  readonly game: string;
  readonly captions: readonly string[];
  /** Everybody, with what he came to. */
  readonly names: readonly string[];
  readonly drawn: readonly SVGSVGElement[];
}

/** Twice as fine as on the page. */
const FINE = 2;
const EDGE = 24;
const HEAD = 104;

/** A PNG of the charts beneath each other, with title, names and captions, on paper. */
export async function pictureOf({ title, game, captions, names, drawn }: Drawing): Promise<Blob> {
  const boxes = drawn.map((svg) => svg.viewBox.baseVal);
  const width = Math.max(420, ...boxes.map((box) => box.width)) + 2 * EDGE;
  const height = HEAD + boxes.reduce((sum, box) => sum + box.height + 34, 0) + EDGE;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: width * FINE, height: height * FINE });
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('This browser cannot draw pictures.');
  const colours = getComputedStyle(document.documentElement);
  const colour = (name: string) => colours.getPropertyValue(name).trim();
  const ink = colour('--ink');
  brush.scale(FINE, FINE);
  brush.fillStyle = colour('--paper-raised');
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = ink;
  const fitting = (words: string, size: number, face: (size: number) => string) => {
    brush.font = face(size);
    brush.font = face(Math.min(size, (size * (width - 2 * EDGE)) / brush.measureText(words).width));
    return words;
  };
  brush.fillText(
    fitting(title, 26, (size) => `800 ${size}px Alegreya, serif`),
    EDGE,
    40,
  );
  brush.fillText(
    fitting(game, 15, (size) => `500 ${size}px "Alegreya Sans", sans-serif`),
    EDGE,
    62,
  );
  brush.font = '700 15px "Alegreya Sans", sans-serif';
  let x = EDGE;
  for (const [seat, name] of names.entries()) {
    brush.fillStyle = colour(`--player-${seat}-ink`);
    brush.fillText(`■ ${name}`, x, 86);
    x += brush.measureText(`■ ${name}`).width + 18;
  }
  const face = await faceOfLetters();
  let y = HEAD;
  for (const [at, svg] of drawn.entries()) {
    const box = boxes[at] ?? { width: 0, height: 0 };
    brush.fillStyle = ink;
    brush.fillText(captions[at] ?? '', EDGE, y + 18);
    brush.drawImage(await imageOf(svg, ink, face), EDGE, y + 26, box.width, box.height);
    y += box.height + 34;
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png === null ? reject(new Error('The picture is empty.')) : resolve(png)), 'image/png');
  });
}

/** The letters of the page as a style sheet: a picture within a picture does not see those of the page. */
async function faceOfLetters(): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(letters)).arrayBuffer());
  const written = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `@font-face { font-family: "Alegreya Sans"; src: url(data:font/woff2;base64,${written}); }`;
}

async function imageOf(svg: SVGSVGElement, ink: string, face: string): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.style.color = ink;
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = face;
  copy.prepend(style);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** Share it, or save it as a file of that name. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] }) === true && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ files: [file] });
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
