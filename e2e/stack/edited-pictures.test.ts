import sharp from 'sharp';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { admin } from '../support/administrator.ts';
import { type CmsSession, successOf } from '../support/cms.ts';
import { MAIN_STACK } from '../support/stacks.ts';
import { editor, sales } from '../support/staff.ts';

const picture = v.object({
  id: v.number(),
  filename: v.string(),
  width: v.number(),
  original: v.nullish(v.string()),
  sizes: v.record(v.string(), v.looseObject({ filename: v.string() })),
});
const answered = v.object({ doc: picture });
type Picture = v.InferOutput<typeof picture>;

async function upload({ url, token }: CmsSession, fields: object): Promise<Picture> {
  const background = { r: 1, g: 2, b: 3 };
  const bytes = await sharp({ create: { width: 600, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], 'plain.png', { type: 'image/png' }));
  body.set('_payload', JSON.stringify(fields));
  const answer = await fetch(`${url}/api/media`, { method: 'POST', headers: { Authorization: `JWT ${token}` }, body });
  return v.parse(answered, await successOf(answer)).doc;
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
