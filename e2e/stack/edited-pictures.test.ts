import sharp from 'sharp';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { admin } from '../support/cms/administrator.ts';
import { type CmsSession, successOf } from '../support/cms/cms.ts';
import { editor, sales } from '../support/cms/staff.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

const picture = v.object({
  id: v.number(),
  filename: v.string(),
  width: v.number(),
  original: v.nullish(v.string()),
  sizes: v.record(v.string(), v.looseObject({ filename: v.string() })),
});
const answered = v.object({ doc: picture });
type Picture = v.InferOutput<typeof picture>;

const plain = () => sharp({ create: { width: 600, height: 300, channels: 3, background: { r: 1, g: 2, b: 3 } } });

async function send(
  { url, token }: CmsSession,
  [method, path]: readonly ['POST' | 'PATCH', string],
  file: File,
  fields: object,
): Promise<Picture> {
  const body = new FormData();
  body.set('file', file);
  body.set('_payload', JSON.stringify(fields));
  const answer = await fetch(`${url}${path}`, { method, headers: { Authorization: `JWT ${token}` }, body });
  return v.parse(answered, await successOf(answer)).doc;
}

async function upload(session: CmsSession, fields: object): Promise<Picture> {
  const bytes = new Uint8Array(await plain().png().toBuffer());
  return send(session, ['POST', '/api/media'], new File([bytes], 'plain.png', { type: 'image/png' }), fields);
}

const CROP = new URLSearchParams({
  'uploadEdits[crop][x]': '25',
  'uploadEdits[crop][y]': '0',
  'uploadEdits[crop][width]': '50',
  'uploadEdits[crop][height]': '100',
});

function filesOf({ filename, sizes }: Picture): readonly string[] {
  return [filename, ...Object.values(sizes).map((size) => size.filename)];
}

async function areServed(picture: Picture): Promise<boolean> {
  const answers = await Promise.all(filesOf(picture).map((name) => fetch(`${MAIN_STACK.siteUrl}/uploads/${name}`)));
  return answers.every(({ ok }) => ok);
}

test('a crop is served beside what pages still name, and gives way to the original again', async () => {
  const uploaded = await upload(editor, { alt: 'x', original: '../payload-secret' });
  expect(uploaded.original ?? null).toBeNull();
  const path = `/api/media/${uploaded.id}`;
  try {
    const cropped = v.parse(answered, await successOf(await editor.send('PATCH', `${path}?${CROP}`, { alt: 'y' }))).doc;
    expect(cropped.width).toBe(300);
    expect(filesOf(cropped).filter((name) => filesOf(uploaded).includes(name))).toEqual([]);
    expect(await areServed(uploaded)).toBe(true);
    expect(await areServed(cropped)).toBe(true);

    expect((await sales.send('POST', `${path}/restore-original`)).status).toBe(403);
    await successOf(await editor.send('POST', `${path}/restore-original`));
    expect(v.parse(picture, await successOf(await editor.get(path)))).toMatchObject({
      filename: uploaded.filename,
      width: 600,
    });
    expect((await editor.send('POST', `${path}/restore-original`)).status).toBe(409);
    expect((await editor.send('POST', '/api/media/0/restore-original')).status).toBe(404);
  } finally {
    await successOf(await admin.send('DELETE', path));
  }
});

test('a crop that is none is refused with what to do', async () => {
  const { id } = await upload(editor, { alt: 'x' });
  const answer = await editor.send('PATCH', `/api/media/${id}?uploadEdits[crop][x]=many`, {});
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('choose the crop again');
  await successOf(await admin.send('DELETE', `/api/media/${id}`));
});

/** Creates a phone's portrait photograph: 300 pixels wide as displayed, with the place where it was taken. */
async function photograph(background: string): Promise<File> {
  const bytes = await sharp({ create: { width: 600, height: 300, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 28/1 2/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'img.jpg', { type: 'image/jpeg' });
}

/** Reads the metadata and width of a served picture. */
async function served({ filename, width }: Picture) {
  const answer = await fetch(`${MAIN_STACK.siteUrl}/uploads/${filename}`);
  const { exif, orientation, width: own } = await sharp(await answer.arrayBuffer()).metadata();
  return { exif, orientation, own, width };
}

test('a photograph tells nobody where it was taken: uploaded, replaced, cropped or as it was before', async () => {
  const upright = (own: number) => ({ exif: undefined, orientation: undefined, own, width: own });
  const uploaded = await send(editor, ['POST', '/api/media'], await photograph('#123'), { alt: 'x' });
  const path = `/api/media/${uploaded.id}`;
  try {
    expect(await served(uploaded)).toEqual(upright(300));
    const replaced = await send(editor, ['PATCH', path], await photograph('#456'), { alt: 'y' });
    expect(await served(replaced)).toEqual(upright(300));
    const cropped = await send(editor, ['PATCH', `${path}?${CROP}`], await photograph('#789'), { alt: 'z' });
    expect(await served(cropped)).toEqual(upright(150));
    await successOf(await editor.send('POST', `${path}/restore-original`));
    expect(await served(v.parse(picture, await successOf(await editor.get(path))))).toEqual(upright(300));
  } finally {
    await successOf(await admin.send('DELETE', path));
  }
});
