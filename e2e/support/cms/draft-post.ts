import * as v from 'valibot';
import { type CmsSession, find, successOf } from './cms.ts';

const created = v.object({ doc: v.object({ id: v.number() }) });

/** Creates a post that was never published, with a title in each language; returns its id. */
export async function draftPost(
  editor: CmsSession,
  titles: { readonly en: string; readonly de: string },
): Promise<number> {
  const [sample] = await find(editor, 'posts', { _status: 'published' }, { locale: 'en', limit: '1' });
  if (!sample) throw new Error('There is no post.');
  const { id: _, createdAt: _made, updatedAt: _changed, ...fields } = sample;
  // Old enough for the end of lists that other tests check.
  const draft = { ...fields, title: titles.en, date: '2001-01-01T12:00:00.000Z', _status: 'draft' };
  const answer = await editor.send('POST', '/api/posts?locale=en&draft=true&depth=0', draft);
  const { id } = v.parse(created, await successOf(answer)).doc;
  const german = { title: titles.de, _status: 'draft' };
  await successOf(await editor.send('PATCH', `/api/posts/${id}?locale=de&draft=true&depth=0`, german));
  return id;
}
