// Lays the drawing of a face in stones: rings around the face, each stone in the colour that the
// drawing has there. Made once for each face, when it is first shown.
import { features, figure } from './people';

const side = 64; // of the drawings
const scale = 4; // pixels for each of its units
const stone = 1.8;
const [centreX, centreY] = [32, 33];

const asPicture = (drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side * scale}" height="${side * scale}" viewBox="0 0 ${side} ${side}">${drawing}</svg>`,
  )}`;

/** The face as it is drawn: shown until the stones are laid, and where they cannot be. */
export const flat = (index: number) => asPicture(figure(index) + features);

async function loaded(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

function newCanvas() {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side * scale;
  return { canvas, brush: canvas.getContext('2d', { willReadFrequently: true })! };
}

async function lay(index: number): Promise<string> {
  const [drawn, details] = await Promise.all([
    loaded(asPicture(figure(index))),
    loaded(asPicture(features)),
  ]);
  const model = newCanvas();
  model.brush.drawImage(drawn, 0, 0);
  const { data } = model.brush.getImageData(0, 0, side * scale, side * scale);
  const { canvas, brush } = newCanvas();
  brush.fillStyle = '#4a3a2c'; // the mortar
  brush.fillRect(0, 0, canvas.width, canvas.height);
  let chance = index + 1;
  const random = () => (chance = (chance * 48271) % 2147483647) / 2147483647;
  const put = (x: number, y: number, turn: number) => {
    const [column, row] = [Math.floor(x * scale), Math.floor(y * scale)];
    if (column < 0 || row < 0 || column >= canvas.width || row >= canvas.height) return;
    const at = 4 * (row * canvas.width + column);
    const light = 0.9 + 0.2 * random(); // no two stones are alike
    const colour = [0, 1, 2].map((part) => Math.min(255, Math.round(data[at + part]! * light)));
    brush.setTransform(scale, 0, 0, scale, x * scale, y * scale);
    brush.rotate(turn);
    brush.fillStyle = `rgb(${colour.join(' ')})`;
    brush.fillRect(-0.46 * stone, -0.46 * stone, 0.92 * stone, 0.92 * stone);
  };
  for (let radius = 0; radius < side * 0.75; radius += stone) {
    const count = Math.max(1, Math.round((2 * Math.PI * radius) / stone));
    for (let i = 0; i < count; i++) {
      const turn = ((i + 0.5 * (Math.round(radius / stone) % 2)) * 2 * Math.PI) / count;
      put(centreX + radius * Math.cos(turn), centreY + radius * Math.sin(turn), turn);
    }
  }
  brush.resetTransform();
  brush.drawImage(details, 0, 0);
  return canvas.toDataURL('image/webp', 0.92);
}

const faces = new Map<number, Promise<string>>();
/** The face in stones. */
export function laid(index: number): Promise<string> {
  let face = faces.get(index);
  if (!face) faces.set(index, (face = lay(index)));
  return face;
}
