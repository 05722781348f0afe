// PPM to web pictures. node encode.mjs NAME… [--draft]
// public/pictures/NAME-MODE-WIDTH.avif, and one WebP of 800 for browsers without AVIF; a draft becomes a PNG in $ART_SCRATCH/drafts.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const scratch = process.env.ART_SCRATCH ?? new URL('.scratch', import.meta.url).pathname;
const sharp = createRequire(join(scratch, 'node_modules', 'x.js'))('sharp');
const images = join(import.meta.dirname, '../public/pictures');

const LIMIT_800 = 25_000; // bytes: what one card's picture may weigh
const QUALITY = 54;
const WORST_QUALITY = 36;

const widths = (name) =>
  name.startsWith('hero-tall') ? [400, 800, 1000] : name === 'hero' ? [800, 1200, 1600, 2000] : [400, 800, 1280];

export function ppm(file) {
  const bytes = readFileSync(file);
  const [head, w, h] = /^P6\n(\d+) (\d+)\n255\n/.exec(bytes.subarray(0, 40).toString('latin1'));
  return sharp(bytes.subarray(head.length), { raw: { width: +w, height: +h, channels: 3 } });
}

const modesOf = (name) =>
  readdirSync(join(scratch, 'out')).flatMap((f) => f.startsWith(name + '-') ? (/^(day|dusk)\.ppm$/.exec(f.slice(name.length + 1))?.[1] ?? []) : []);

const avif = (picture, width, quality) =>
  picture.clone().resize(width).avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer();

/** The best quality whose 800 px picture stays under the limit. */
async function qualityFor(picture, width) {
  for (let q = QUALITY; q > WORST_QUALITY; q -= 4) if ((await avif(picture, width, q)).length < LIMIT_800) return q;
  return WORST_QUALITY;
}

async function encode(name, mode) {
  const picture = ppm(join(scratch, 'out', `${name}-${mode}.ppm`));
  const { width } = await picture.metadata();
  const small = Math.min(width, 800);
  const quality = await qualityFor(picture, small);
  const write = async (w) => {
    const bytes = await avif(picture, w, quality);
    writeFileSync(join(images, `${name}-${mode}-${w}.avif`), bytes);
    if (w === 800) console.log(`${name}-${mode} q${quality}: ${bytes.length} bytes at 800`);
  };
  await Promise.all(widths(name).filter((w) => w <= width).map(write));
  await picture.clone().resize(small).webp({ quality: 72, effort: 5, smartSubsample: true }).toFile(join(images, `${name}-${mode}-800.webp`));
}

async function draft(name, mode) {
  const file = join(scratch, 'drafts', `${name}-${mode}.png`);
  await ppm(join(scratch, 'out', `draft-${name}-${mode}.ppm`)).png().toFile(file);
  console.log(file);
}

mkdirSync(images, { recursive: true });
const isDraft = process.argv.includes('--draft');
for (const name of process.argv.slice(2).filter((a) => !a.startsWith('--')))
  for (const mode of modesOf(isDraft ? `draft-${name}` : name)) await (isDraft ? draft : encode)(name, mode);
