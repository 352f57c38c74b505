/** Makes one picture of the charts of a game, and gives it away: to another program where the device can share, else as a file. */

/** What the picture shows. */
interface Drawing {
  readonly title: string;
  readonly captions: readonly string[];
  readonly names: readonly string[];
  readonly drawn: readonly SVGSVGElement[];
}

/** Twice as fine as on the page. */
const FINE = 2;
const EDGE = 24;
const HEAD = 84;

/** A PNG of the charts beneath each other, with title, names and captions, on paper. */
export async function pictureOf({ title, captions, names, drawn }: Drawing): Promise<Blob> {
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
  brush.font = '800 24px Alegreya, serif';
  brush.fillText(title, EDGE, 40, width - 2 * EDGE);
  brush.font = '600 15px "Alegreya Sans", sans-serif';
  let x = EDGE;
  for (const [seat, name] of names.entries()) {
    brush.fillStyle = colour(`--player-${seat}-ink`);
    brush.fillText(`■ ${name}`, x, 66);
    x += brush.measureText(`■ ${name}`).width + 18;
  }
  let y = HEAD;
  for (const [at, svg] of drawn.entries()) {
    const box = boxes[at] ?? { width: 0, height: 0 };
    brush.fillStyle = ink;
    brush.fillText(captions[at] ?? '', EDGE, y + 18);
    brush.drawImage(await imageOf(svg, ink), EDGE, y + 26, box.width, box.height);
    y += box.height + 34;
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png === null ? reject(new Error('The picture is empty.')) : resolve(png)), 'image/png');
  });
}

async function imageOf(svg: SVGSVGElement, ink: string): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.style.color = ink;
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
