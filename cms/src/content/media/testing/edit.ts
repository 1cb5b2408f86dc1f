import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getPayload, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import type { Media } from '#cms/base/payload-types.ts';
import { settings } from '#cms/base/settings.ts';
import config from '#cms/schema/payload.config.ts';
import { dropUnusedFiles, openUpload } from '../picture-files.ts';

/*
 * Runs in a separate process on the data folder from the environment: uploads a picture, crops it twice and restores
 * it. Prints a line of JSON after each step, then the remaining files, and at last the errors of a crop whose original
 * is missing, and of one of a drawing.
 */
const payload = await getPayload({ config });
const written = { collection: 'media', depth: 0, overrideAccess: true } as const;

const halves = [
  { input: { create: { width: 400, height: 400, channels: 3, background: '#f00' } }, left: 0, top: 0 },
] as const;
const background = { create: { width: 800, height: 400, channels: 3, background: '#00f' } } as const;
const data = await sharp(background)
  .composite(halves.map(({ input, ...at }) => ({ input, ...at })))
  .png()
  .toBuffer();
const file = { name: 'Halves.png', data, mimetype: 'image/png', size: data.length };

const names: string[][] = [];
function tell({ width, height, focalX, focalY, filename, sizes, original, crop }: Media): void {
  const files = [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)].flatMap((name) => name ?? []);
  names.push(files);
  const told = { width, height, focalX, focalY, filename, original, crop };
  const areThere = files.every((name) => existsSync(join(settings.dataDir, 'uploads', name)));
  process.stdout.write(`${JSON.stringify({ ...told, areThere })}\n`);
}

async function edit(id: number, uploadEdits: object): Promise<Media> {
  const req: Partial<PayloadRequest> = { query: { uploadEdits } };
  return payload.update({ ...written, id, data: {}, req });
}

const picture = await payload.create({ ...written, data: { alt: 'x' }, file });
tell(picture);
const crop = { x: '50', y: '0', width: '50', height: '100', unit: '%' };
tell(await edit(picture.id, { crop, focalPoint: { x: '62', y: '0' } }));
tell(await edit(picture.id, { crop, focalPoint: { x: '87', y: '50' } }));
tell(await edit(picture.id, { focalPoint: { x: '0', y: '3' } }));
process.stdout.write(`${JSON.stringify((await Promise.all(names.flat().map(openUpload))).every(Boolean))}\n`);
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
for (const days of [1, 3]) process.stdout.write(`${await dropUnusedFiles(payload, inDays(days))}\n`);
process.stdout.write(`${JSON.stringify(readdirSync(join(settings.dataDir, 'originals')))}\n`);
rmSync(join(settings.dataDir, 'originals'), { recursive: true });
const refused = await edit(picture.id, { crop }).catch((error: unknown) => String(error));
process.stdout.write(`${JSON.stringify(refused)}\n`);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"></svg>');
const drawn = { name: 'Drawn.svg', data: svg, mimetype: 'image/svg+xml', size: svg.length };
const drawing = await payload.create({ ...written, data: { alt: 'x' }, file: drawn });
const uncut = await edit(drawing.id, { crop }).catch((error: unknown) => String(error));
process.stdout.write(`${JSON.stringify(uncut)}\n`);
process.exit(0);
