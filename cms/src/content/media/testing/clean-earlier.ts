import { getPayload } from 'payload';
import sharp from 'sharp';
import config from '#cms/schema/payload.config.ts';
import { files } from '#cms/storage/files/files.ts';
import { cleanEarlierPictures } from '../clean-earlier-pictures.ts';
import { openUpload, originalKey, uploadKey } from '../picture-files.ts';

/*
 * Runs in a separate process on the data folder from the environment: cleans pictures whose files an earlier version
 * left as they were uploaded. Prints lines of JSON.
 */
const payload = await getPayload({ config });

const telling = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a6f97' } })
  .withExif({ IFD0: { Artist: 'Anna' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

async function uploaded(name: string, data: Buffer) {
  const file = { name, data, mimetype: 'image/jpeg', size: data.length };
  return payload.create({ collection: 'media', data: { alt: name }, file, depth: 0, overrideAccess: true });
}

const [told, cropped, clean] = [
  await uploaded('told.jpg', telling),
  await uploaded('cropped.jpg', telling),
  await uploaded('clean.jpg', await sharp(telling).jpeg().toBuffer()),
];
const crop = { x: 0, y: 0, width: 100, height: 50 };
const original = `before-${cropped.filename}`;
await payload.update({
  collection: 'media',
  id: cropped.id,
  data: { original, crop, focalX: 20, focalY: 30 },
  overrideAccess: true,
});
for (const key of [uploadKey(told.filename ?? ''), uploadKey(cropped.filename ?? ''), originalKey(original)])
  await files.write(key, telling);

async function seen(id: number, before: string | null | undefined) {
  const { filename, width, height, crop, focalX, ...picture } = await payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    overrideAccess: true,
  });
  const kept = [uploadKey(filename ?? ''), ...(picture.original ? [originalKey(picture.original)] : [])];
  const data = await Promise.all(kept.map(async (key) => (await files.read(key)) ?? Buffer.alloc(0)));
  const tells = data.some((file) => file.includes('Anna'));
  const earlier = await openUpload(before ?? '');
  await earlier?.body.cancel();
  return { isNew: filename !== before, isOldServed: earlier !== null, width, height, crop, focalX, tells };
}

for (const _again of [1, 2]) {
  process.stdout.write(`${JSON.stringify(await cleanEarlierPictures(payload))}\n`);
  for (const { id, filename } of [told, cropped, clean])
    process.stdout.write(`${JSON.stringify(await seen(id, filename))}\n`);
}
process.exit(0);
