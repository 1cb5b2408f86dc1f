import * as v from 'valibot';
import { type CmsSession, find, successOf } from './cms.ts';

const project = v.object({ doc: v.looseObject({ id: v.number(), facts: v.array(v.looseObject({})) }) });

/** Creates a draft of a project whose English was changed after its translation; returns its id. */
export async function leftBehind(editor: CmsSession, german: string): Promise<number> {
  const [sample] = await find(editor, 'projects', { _status: 'published' }, { limit: '1', sort: 'id' });
  const copied = await editor.send('POST', `/api/projects/${sample?.id}/duplicate?depth=0&locale=en`);
  const { id, facts } = v.parse(project, await successOf(copied)).doc;
  const write = async (language: string, fields: object) =>
    successOf(await editor.send('PATCH', `/api/projects/${id}?locale=${language}&draft=true`, fields));
  await write('en', { title: `English ${german}`, lead: 'A lead.', description: 'A sentence.' });
  await write('de', { title: german, lead: 'Ein Vorspann.', description: 'Ein Satz dazu.' });
  const added = { term: 'Harbour', value: 'Cranes' };
  await write('en', { lead: 'Another lead.', description: 'Another sentence.', facts: [...facts, added] });
  return id;
}
