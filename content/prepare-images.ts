import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { type ImageFile, imageFiles } from './image-files.ts';
import { type ImageName, images } from './images.ts';

/*
 * Makes the files of `images/` from a folder of masters (PNG and SVG, named as in `images.ts`):
 *
 *     node content/prepare-images.ts <folder of masters> [--all]
 *
 * Files newer than their master are skipped, unless `--all` is given. Pictures of `images/` without a master in the
 * folder are left alone: some glyphs were drawn in place.
 */

/**
 * Drawings with small lettering: full chroma keeps coloured edges crisp, and at this quality a picture is
 * indistinguishable from its master at display size. Effort 6 takes more than twice the time of 4 and saves 4 per cent.
 */
const AVIF = { quality: 58, effort: 5, chromaSubsampling: '4:4:4' } as const;

/** Only for old browsers; `smartSubsample` keeps red and marigold edges clean without 4:4:4. */
const WEBP = { quality: 80, effort: 6, smartSubsample: true } as const;

const target = join(import.meta.dirname, 'images');

async function main(): Promise<void> {
  const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
  if (folder === undefined) throw new Error('Usage: node content/prepare-images.ts <folder of masters> [--all]');
  const all = process.argv.includes('--all');

  await mkdir(target, { recursive: true });
  const masters = (await readdir(folder)).filter((file) => /\.(png|svg)$/.test(file)).sort();
  let written = 0;
  // One at a time: the encoder already uses every core.
  for (const file of masters) written += await prepare(join(folder, file), all);
  console.log(`${masters.length} masters, ${written} files written`);
}

/** Writes the outdated files of one master and returns their number. */
async function prepare(master: string, all: boolean): Promise<number> {
  const { name, ext } = parse(master);
  const image = await checked(name, ext, master);
  let written = 0;
  for (const output of imageFiles(name, image)) {
    const path = join(target, output.file);
    if (!all && (await isNewer(path, master))) continue;
    await write(output, master, path);
    written += 1;
  }
  return written;
}

/** Returns the manifest's entry if it agrees with the master: a wrong size there would shift pages while they load. */
async function checked(name: string, ext: string, master: string) {
  if (!Object.hasOwn(images, name)) throw new Error(`${name} is missing in images.ts`);
  const image = images[name as ImageName];
  const { width, height } = await sharp(master).metadata();
  const fits = Math.abs(width - image.width) < 1 && Math.abs(height - image.height) < 1;
  if (!fits || image.type !== (ext === '.svg' ? 'vector' : 'raster')) {
    throw new Error(`${name} is ${width} × ${height} px, ${ext}: images.ts says otherwise`);
  }
  return image;
}

async function write(output: ImageFile, master: string, path: string): Promise<void> {
  if (output.format === 'svg') {
    await writeFile(path, shortenPolylines(await readFile(master, 'utf8')));
    return;
  }
  const resized = sharp(master).resize({ width: output.width, height: output.height });
  await (output.format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toFile(path);
}

/**
 * Converts the polylines of the certificates' rosettes, hundreds of points each, to relative coordinates, which
 * compress to less than half.
 */
function shortenPolylines(svg: string): string {
  return svg.replace(/(?<= d="M)-?[\d.]+ -?[\d.]+(?:L-?[\d.]+ -?[\d.]+){2,}(?=Z?")/g, (points) => {
    let [penX, penY] = [0, 0];
    const steps = points.split('L').map((point) => {
      const [x = 0, y = 0] = point.split(' ').map(Number);
      const step = [rounded(x - penX), rounded(y - penY)] as const;
      // Relative to the rounded position, so that rounding errors don't add up.
      penX += step[0];
      penY += step[1];
      return step.join(' ');
    });
    return `${steps[0]}l${steps.slice(1).join(' ')}`.replaceAll(' -', '-');
  });
}

/** Rounds to a hundredth of a unit. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

async function isNewer(path: string, than: string): Promise<boolean> {
  const [output, master] = await Promise.all([stat(path).catch(() => undefined), stat(than)]);
  return output !== undefined && output.mtimeMs >= master.mtimeMs;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
