import sharp from 'sharp';
import * as v from 'valibot';
import { type CmsSession, find, signInAs, successOf } from './support/cms.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';
import { until } from './support/until.ts';

const created = v.object({ doc: v.looseObject({ id: v.number(), filename: v.nullish(v.string()) }) });

function plain(background: string): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();
}

async function upload({ url, token }: CmsSession, name: string): Promise<number> {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(await plain('#a00'))], `${name}.png`, { type: 'image/png' }));
  body.set('_payload', JSON.stringify({ alt: 'Plain' }));
  const answer = await fetch(`${url}/api/media`, { method: 'POST', headers: { Authorization: `JWT ${token}` }, body });
  return v.parse(created, await successOf(answer)).doc.id;
}

test('a picture that is swapped is swapped everywhere it is used, and says where that is', async ({
  page,
  admin,
  browseAs,
}) => {
  const name = crypto.randomUUID();
  const editor = await signInAs(admin, 'editor');
  const image = await upload(editor, `first-${name}`);
  const [sample] = await find(editor, 'posts', { _status: 'published' }, { locale: 'en', limit: '1' });
  if (!sample) throw new Error('There is no post.');
  const { id: _, createdAt: _made, updatedAt: _changed, ...fields } = sample;
  const posts: number[] = [];
  try {
    for (const title of [`One ${name}`, `Two ${name}`]) {
      const post = { ...fields, title, image, date: '2001-01-01T12:00:00.000Z', _status: 'published' };
      posts.push(v.parse(created, await successOf(await editor.send('POST', '/api/posts?locale=en', post))).doc.id);
    }
    const show = async (file: string) => {
      const pages = ['one', 'two'].map((post) => fetch(`${MAIN_STACK.siteUrl}/blog/${post}-${name}`));
      const texts = await Promise.all(pages.map(async (answer) => (await answer).text()));
      return texts.every((text) => text.includes(`/uploads/${file}-${name}`));
    };
    await until('both posts show the picture', () => show('first'), 20_000);

    await browseAs(editor);
    await page.goto(`/admin/collections/media/${image}`);
    const usage = page.getByRole('region', { name: 'Where it is used' });
    await expect(usage.getByRole('link', { name: name })).toHaveCount(2);
    await page.locator('.file-details__remove').click();
    const file = { name: `second-${name}.png`, mimeType: 'image/png', buffer: await plain('#00a') };
    await page.locator('.file-field input[type=file]').setInputFiles(file);
    await page.locator('#action-save').click();
    await until('both posts show the other picture', () => show('second'), 20_000);
    expect(await show('first')).toBe(false);
  } finally {
    for (const id of posts) await admin.send('DELETE', `/api/posts/${id}`);
    await admin.send('DELETE', `/api/media/${image}`);
  }
});
