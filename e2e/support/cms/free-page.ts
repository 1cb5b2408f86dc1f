import * as v from 'valibot';
import { type CmsSession, successOf } from './cms.ts';

const created = v.object({ doc: v.looseObject({ id: v.number() }) });

/** Publishes a page at a free address, with a text; returns its id. */
export async function freePage(editor: CmsSession, name: string, text = 'Text'): Promise<number> {
  const sections = [{ blockType: 'Banner', main_title: text }];
  const page = { title: name, page_key: 'page', segment: name, sections, _status: 'published' };
  return v.parse(created, await successOf(await editor.send('POST', '/api/pages?locale=en', page))).doc.id;
}
