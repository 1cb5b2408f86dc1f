/** The CMS's answers to content queries for a part of a list, and which documents it accepts into one. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { listPath } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { find, successOf } from '../support/cms/cms.ts';
import { editor } from '../support/cms/staff.ts';
import { ASKS, asked } from '../support/pages/asked-lists.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

const { cmsUrl } = MAIN_STACK;
/** How long an answer may take to be consistent while editors' tests publish. */
const WHILE_PUBLISHED = { timeout: 20_000 };

test.each(ASKS)('of %s the CMS answers "%s" with what the whole list has of it', async (key, query) => {
  for (const language of LANGUAGES) {
    await vi.waitFor(async () => {
      const { answer, expected } = await asked(cmsUrl, key, query, language);
      expect(answer, language).toEqual(expected);
    }, WHILE_PUBLISHED);
  }
});

const copied = v.object({ doc: v.looseObject({ id: v.number() }) });

test('of two posts with one address only one is published, and a text that is published is found', async () => {
  const [post] = await find(editor, 'posts', { _status: 'published' });
  const { doc } = v.parse(copied, await successOf(await editor.send('POST', `/api/posts/${post?.id}/duplicate`)));
  const save = (language: string, title: string, _status: string) =>
    editor.send('PATCH', `/api/posts/${doc.id}?locale=${language}`, { title, _status });
  const own = `Own address ${crypto.randomUUID()}`;
  const texts = async (language: 'en' | 'de') =>
    (await fetch(`${cmsUrl}${listPath('blog', language)}?id=post-${doc.id}`)).text();
  try {
    expect((await save('en', ` ${String(post?.title).toUpperCase()} `, 'published')).status).toBe(400);
    // Its German title is still that of the other post.
    expect((await save('en', own, 'published')).status).toBe(400);
    expect(await texts('de')).not.toContain(`post-${doc.id}`);
    await successOf(await save('de', `${own} (de)`, 'draft'));
    await successOf(await save('en', own, 'published'));
    expect(await texts('en')).toContain(own);
    expect(await texts('de')).toContain(`${own} (de)`);
  } finally {
    await successOf(await editor.send('DELETE', `/api/posts/${doc.id}`));
  }
  expect(await texts('en')).toBe('[]');
});
