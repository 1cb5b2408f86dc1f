import type { Language } from '@kontorwerk/contract/languages';
import { createLocalReq, getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { findTextsChangedElsewhere } from '../changed-elsewhere.ts';
import type { EditedDocument } from '../edited-documents.ts';

/*
 * Runs in a separate process on the data folder from the environment: a page and the menu are changed in English. Prints
 * the changed texts for forms in German and in English, as lines of JSON.
 */
const payload = await getPayload({ config });
const english = { locale: 'en', depth: 0, overrideAccess: true } as const;
const tell = async (edited: EditedDocument, since: string | null | undefined, locale: Language) => {
  const req = await createLocalReq({ locale }, payload);
  const changed = await findTextsChangedElsewhere(req, edited, since ?? '');
  process.stdout.write(`${JSON.stringify(changed)}\n`);
};

const sections = (card: string) => [
  {
    id: 'section',
    blockType: 'GridBlocks' as const,
    main_title: 'As it was',
    card_components: [{ id: 'card', title: card }],
  },
];
const page = await payload.create({
  collection: 'pages',
  data: { title: 'As it was', page_key: 'page', segment: 'changed', sections: sections('was'), _status: 'published' },
  ...english,
});
const edited = { collection: 'pages', id: page.id } as const;
const autosave = { collection: 'pages', id: page.id, draft: true, autosave: true, ...english } as const;
const titled = await payload.update({ ...autosave, data: { title: 'Is' } });
await tell(edited, titled.updatedAt, 'de');
await payload.update({ ...autosave, data: { sections: sections('is') } });
await tell(edited, titled.updatedAt, 'de');
await tell(edited, titled.updatedAt, 'en');
await tell(edited, new Date(0).toISOString(), 'de');
await payload.update({ ...autosave, data: { sections: sections('is once more') } });
await tell(edited, titled.updatedAt, 'de');

const menu = (label: string) => ({ menu: [{ id: 'group', label, columns: [{ id: 'column', title: label }] }] });
const before = await payload.updateGlobal({ slug: 'navigation', data: menu('Was'), ...english });
await payload.updateGlobal({ slug: 'navigation', data: menu('Is'), draft: true, ...english });
await tell({ global: 'navigation' }, before.updatedAt, 'de');
await tell({ global: 'navigation' }, before.updatedAt, 'en');
process.exit(0);
