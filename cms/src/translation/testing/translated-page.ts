import type { Payload } from 'payload';

/** Creates a published page with a title in both languages; returns its id. */
export async function createTranslatedPage(payload: Payload): Promise<number> {
  const written = { depth: 0, overrideAccess: true } as const;
  const { id } = await payload.create({
    collection: 'pages',
    data: { title: 'Lanterns', segment: 'lanterns', page_key: 'page', _status: 'published' },
    locale: 'en',
    ...written,
  });
  await payload.update({ collection: 'pages', id, data: { title: 'Laternen' }, locale: 'de', ...written });
  return id;
}
