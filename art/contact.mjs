// Contact sheet of public/pictures/: every picture by day and at dusk. node contact.mjs [FILE.png]
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const scratch = process.env.ART_SCRATCH ?? new URL('.scratch', import.meta.url).pathname;
const sharp = createRequire(join(scratch, 'node_modules', 'x.js'))('sharp');
const images = join(import.meta.dirname, '../public/pictures');

const [WIDTH, HEIGHT, LABEL, GAP, PAIRS] = [310, 194, 22, 10, 3];
const INK = '#1B2A33';
const PAPER = '#FBF7F0';

const names = readdirSync(images).flatMap((f) => /^(.+)-day-400\.avif$/.exec(f)?.[1] ?? /^(hero)-day-800\.avif$/.exec(f)?.[1] ?? []).sort();

const label = (text) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LABEL}"><text y="16" font-family="sans-serif" font-size="14" fill="${INK}">${text}</text></svg>`);

async function cell(name, mode, left, top) {
  const file = readdirSync(images).find((f) => f.startsWith(`${name}-${mode}-`) && f.endsWith('.webp'));
  if (!file) return [];
  const input = await sharp(join(images, file)).resize(WIDTH, HEIGHT, { fit: 'contain', background: PAPER }).png().toBuffer();
  return [{ input, left, top }, { input: label(`${name} ${mode}`), left, top: top + HEIGHT }];
}

const cells = await Promise.all(
  names.flatMap((name, i) =>
    ['day', 'dusk'].map((mode, j) =>
      cell(name, mode, GAP + ((i % PAIRS) * 2 + j) * (WIDTH + GAP), GAP + Math.floor(i / PAIRS) * (HEIGHT + LABEL + GAP)),
    ),
  ),
);
const out = process.argv[2] ?? join(scratch, 'contact.png');
await sharp({ create: { width: GAP + 2 * PAIRS * (WIDTH + GAP), height: GAP + Math.ceil(names.length / PAIRS) * (HEIGHT + LABEL + GAP), channels: 3, background: PAPER } })
  .composite(cells.flat())
  .png({ compressionLevel: 9 })
  .toFile(out);
console.log(`${names.length} pictures: ${out}`);
