import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import { isLocalText, type LocalText } from '@kontorwerk/contract/languages';
import { getTranslation } from '@payloadcms/translations';
import type { CollectionSlug } from 'payload';
import { hasRole, WRITERS } from '#cms/kit/access/roles.ts';
import { titleField, titleOf } from '#cms/kit/admin/document-titles.ts';
import { type DocumentStatus, readStatuses } from '#cms/kit/document-status.ts';
import { formatMoment, makeWidget, Rows, type WidgetContext } from './widget.tsx';

const TITLE: LocalText = { en: 'Recently changed', de: 'Zuletzt geändert' };
const EMPTY: LocalText = {
  en: 'Nothing has been written yet. Begin with a page.',
  de: 'Es ist noch nichts geschrieben. Beginnen Sie mit einer Seite.',
};
const NOTES: Readonly<Record<DocumentStatus, LocalText | null>> = {
  draft: { en: 'draft', de: 'Entwurf' },
  changed: { en: 'changed since it was published', de: 'seit der Veröffentlichung geändert' },
  published: null,
};

/** The collections that editors write, and the number of documents listed in all. */
const LISTED_COLLECTIONS: readonly CollectionSlug[] = ['pages', 'projects', 'posts', 'jobs'];
const MAX_LISTED = 6;

async function readChanged({ req, reader }: WidgetContext, collection: CollectionSlug) {
  const { payload } = req;
  const titled = titleField(payload, collection);
  const { labels } = payload.collections[collection].config;
  const kind =
    typeof labels.singular === 'string' || isLocalText(labels.singular)
      ? getTranslation(labels.singular, req.i18n)
      : '';
  const { docs } = await payload.find({
    collection,
    draft: true,
    locale: 'all',
    depth: 0,
    sort: '-updatedAt',
    limit: MAX_LISTED,
    pagination: false,
    select: { [titled]: true, updatedAt: true, _status: true },
    overrideAccess: true,
  });
  const statusOf = await readStatuses(
    payload,
    collection,
    docs.map((doc): Untrusted => ({ ...doc })),
  );
  return docs.map((found) => {
    const doc: Untrusted = { ...found };
    const at = String(doc.updatedAt);
    const note = NOTES[statusOf(doc) ?? 'published'];
    const said = [kind, formatMoment(at, reader), ...(note ? [note[reader]] : [])].join(', ');
    const href = `${payload.config.routes.admin}/collections/${collection}/${doc.id}`;
    return { key: href, href, name: titleOf(doc, titled, reader), note: said, at };
  });
}

/** The widget of documents changed last, by any user. */
export const RecentWidget = makeWidget(TITLE, async (asking) => {
  if (!hasRole(asking.req.user, ...WRITERS)) return null;
  const changed = await Promise.all(LISTED_COLLECTIONS.map((collection) => readChanged(asking, collection)));
  const rows = changed.flat().sort((a, b) => b.at.localeCompare(a.at));
  return <Rows rows={rows.slice(0, MAX_LISTED)} empty={EMPTY[asking.reader]} />;
});
