/**
 * `npm run new:picture NAME photo.jpg` adds a photograph to public/pictures, for day and dusk alike: three widths as AVIF, and one WebP
 * for browsers without AVIF. It crops the middle to 16:10 and leaves out the camera's data, such as the place.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { ROOT, runInOrder } from "../shared/commands.ts";

const WIDTHS = [400, 800, 1280];
const WEBP_WIDTH = 800;
const RATIO = 10 / 16;
const QUALITY = 54;

/**
 * Writes the files of a photograph.
 * @returns Why it cannot be added, or `undefined`.
 */
export async function addPhotograph(
  name: string,
  photo: string,
  folder: string,
): Promise<string | undefined> {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name))
    return "Name the picture in small letters, for example: our-office";
  if (/-(?:wide|\d+)$/.test(name))
    return "A name that ends in -wide or a number has a size of its own. Use another name.";
  const isTaken = readdirSync(folder).some((file) => file.startsWith(`${name}-`));
  if (isTaken)
    return `public/pictures already has ${name}. Use another name, or delete its files first.`;
  const source = await sharp(photo)
    .rotate()
    .toBuffer()
    .catch((error: Error) => error);
  if (source instanceof Error) return `${photo} is no picture that can be read: ${source.message}`;
  const { width, height } = await sharp(source).metadata();
  const widest = WIDTHS.at(-1)!;
  if (width < widest || height < widest * RATIO)
    return `${photo} has ${width} x ${height} pixels. A picture needs at least ${widest} x ${widest * RATIO}.`;
  const sized = (to: number) => sharp(source).resize(to, Math.round(to * RATIO), { fit: "cover" });
  const file = (to: number, type: string): string =>
    path.join(folder, `${name}-both-${to}.${type}`);
  for (const to of WIDTHS) await sized(to).avif({ quality: QUALITY }).toFile(file(to, "avif"));
  await sized(WEBP_WIDTH).webp({ quality: 72 }).toFile(file(WEBP_WIDTH, "webp"));
  return undefined;
}

if (import.meta.main) {
  const [name, photo] = process.argv.slice(2);
  const fault =
    name && photo
      ? await addPhotograph(
          name,
          path.resolve(process.env.INIT_CWD ?? ".", photo),
          path.join(ROOT, "public/pictures"),
        )
      : "Give a name and a photograph: npm run new:picture our-office photo.jpg";
  if (fault) {
    console.error(fault);
    process.exitCode = 1;
  } else {
    await runInOrder([[{ script: "tools/pictures.ts" }, []]]);
    console.log(
      `Use it: <Picture name="${name}" alt="…" />, or picture: "${name}" of a form or page, then npm run fix.`,
    );
  }
}
