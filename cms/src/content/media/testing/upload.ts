import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getPayload } from 'payload';
import sharp from 'sharp';
import config from '#cms/schema/payload.config.ts';
import { files } from '#cms/storage/files/files.ts';
import { uploadKey } from '../picture-files.ts';

/*
 * Runs in a separate process on the data folder from the environment: uploads pictures as phones and programs save
 * them. Prints a line of JSON for each: its record, its public file and its sizes, or why it was rejected.
 */
const payload = await getPayload({ config });

async function shown(name: string | null | undefined): Promise<string> {
  const data = name ? await files.read(uploadKey(name)) : null;
  if (!data) return 'no file';
  const { format, width, height, pages = 1, exif } = await sharp(data).metadata();
  return `${format} ${width}×${height}${pages > 1 ? ` ${pages} frames` : ''}${exif ? ' with EXIF' : ''}`;
}

async function upload(name: string, data: Buffer, mimetype = ''): Promise<void> {
  const file = { name, data, mimetype, size: data.length };
  try {
    const picture = await payload.create({
      collection: 'media',
      data: { alt: 'x' },
      file,
      depth: 0,
      overrideAccess: true,
    });
    const { filename, width, height, mimeType, filesize, sizes } = picture;
    const names = Object.values(sizes ?? {}).map((size) => size.filename);
    const [own, made] = [await shown(filename), await Promise.all(names.map(shown))];
    const isWhole = filesize === (await files.read(uploadKey(filename ?? '')))?.length;
    process.stdout.write(`${JSON.stringify({ filename, width, height, mimeType, own, made, isWhole })}\n`);
  } catch (error) {
    const said = error instanceof Error && 'data' in error ? JSON.stringify(error.data) : String(error);
    process.stdout.write(`${JSON.stringify({ refused: said })}\n`);
  }
}

const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: '#2a6f97' } });
const lying = await photo
  .clone()
  .withExif({ IFD3: { GPSLatitude: '43/1 28/1 2/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();
await upload('IMG_0001.JFIF', lying, 'image/jpeg');
await upload('picture', await photo.clone().png().toBuffer());
await upload('wrong.png', await photo.clone().jpeg().toBuffer(), 'image/png');
const frames = await readFile(join(import.meta.dirname, 'moving-5-frames.webp'));
await upload('moving.webp', frames, 'image/webp');
const toldFrames = sharp(frames, { animated: true })
  .resize(48)
  .withExif({ IFD0: { Artist: 'Anna' } });
await upload('told.webp', await toldFrames.webp().toBuffer(), 'image/webp');
await upload('broken.jpg', lying.subarray(0, lying.length / 2), 'image/jpeg');
await upload('old.gif', await photo.clone().gif().toBuffer(), 'image/gif');
await upload('no-size.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>'), 'image/svg+xml');
const drawing = (name: string) => readFile(join(import.meta.dirname, name));
await upload('ampersand.svg', await drawing('drawing-ampersand.svg'), 'image/svg+xml');
await upload('labels.svg', await drawing('drawing-labels.svg'), 'image/svg+xml');
const lucide =
  '<svg xmlns="http://www.w3.org/2000/svg" stroke-width="2" width="24" height="24"><path d="M0 0h9"/></svg>';
await upload('icon.xml', Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${lucide}`, 'utf16le'), 'text/xml');
process.exit(0);
