/** An editor's weekly jobs with pictures. */
import * as v from 'valibot';
import { openFound, openFromStart, publish } from './support/cms/admin-pages.ts';
import { drop, find, signInAs, successOf } from './support/cms/cms.ts';
import { expect, test } from './support/cms/editors-job.ts';
import { loadedEverywhere, SOON_MS } from './support/cms/loaded.ts';
import { plainPicture, uploadPicture } from './support/cms/plain-picture.ts';
import { until } from './support/until.ts';

const created = v.object({ doc: v.looseObject({ id: v.number() }) });

test('swap a picture everywhere', async ({ page, admin, browseAs, afterwards }) => {
  const name = crypto.randomUUID();
  const editor = await signInAs(admin, 'editor');
  const image = await uploadPicture(editor, `first-${name}`);
  afterwards(() => drop(admin, 'media', image));
  const [sample] = await find(editor, 'posts', { _status: 'published' }, { locale: 'en', limit: '1' });
  if (!sample) throw new Error('There is no post.');
  const { id: _, createdAt: _made, updatedAt: _changed, ...fields } = sample;
  for (const title of [`One ${name}`, `Two ${name}`]) {
    const post = { ...fields, title, image, date: '2001-01-01T12:00:00.000Z', _status: 'published' };
    const { doc } = v.parse(created, await successOf(await editor.send('POST', '/api/posts?locale=en', post)));
    afterwards(() => drop(admin, 'posts', doc.id));
  }
  /** Returns how often the posts show a file, and how often they could. */
  const shown = async (file: string) => {
    const texts = (await Promise.all(['one', 'two'].map((post) => loadedEverywhere(`/blog/${post}-${name}`)))).flat();
    return [texts.filter((text) => text.includes(`/uploads/${file}-${name}`)).length, texts.length] as const;
  };
  const isEverywhere = async (file: string) => {
    const [places, all] = await shown(file);
    return places === all;
  };
  await until('both posts show the picture', () => isEverywhere('first'), SOON_MS);

  await browseAs(editor);
  await openFromStart(page, 'Pictures', 'en');
  await openFound(page, name);
  const usage = page.getByRole('region', { name: 'Where it is used' });
  await expect(usage.getByRole('link', { name: name })).toHaveCount(2);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Replace the file', exact: true }).click();
  const file = { name: `second-${name}.png`, mimeType: 'image/png', buffer: await plainPicture('#00a') };
  await (await choosing).setFiles(file);
  await expect(page.getByRole('status').filter({ hasText: 'The picture has changed' })).toBeVisible();
  await publish(page).click();
  await until('both posts show the other picture', () => isEverywhere('second'), SOON_MS);
  expect((await shown('first'))[0]).toBe(0);
});
