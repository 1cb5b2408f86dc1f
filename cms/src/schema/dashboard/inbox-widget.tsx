import type { LocalText } from '@kontorwerk/contract/languages';
import type { Payload } from 'payload';
import { formatListQuery } from '#cms/inbox/admin/list-filter.ts';
import { INBOX_NAMES, INBOXES, type InboxName } from '#cms/inbox/inboxes.ts';
import { hasRole } from '#cms/kit/access/roles.ts';
import { formatMoment, makeWidget, type Row, Rows, type WidgetContext } from './widget.tsx';

const TITLE: LocalText = { en: 'New in the inbox', de: 'Neu im Posteingang' };
const EMPTY: LocalText = {
  en: 'Everything that has come in is being dealt with.',
  de: 'Um alles Eingegangene kümmert sich schon jemand.',
};

const NAMES: Readonly<Record<InboxName, LocalText>> = {
  'contact-messages': { en: 'New messages', de: 'Neue Anfragen' },
  applications: { en: 'New applications', de: 'Neue Bewerbungen' },
};
const LATEST: LocalText = { en: '{count}, the latest {date}', de: '{count}, zuletzt {date}' };

/** Returns the number of new ones, and the latest date. Doesn't read names, which would be recorded as an access. */
async function readRow(payload: Payload, collection: InboxName, reader: WidgetContext['reader']): Promise<Row | null> {
  const { docs, totalDocs } = await payload.find({
    collection,
    where: { status: { equals: 'new' } },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    select: { createdAt: true },
    overrideAccess: true,
  });
  const [latest] = docs;
  if (!latest) return null;
  return {
    key: collection,
    href: `${payload.config.routes.admin}/collections/${collection}${formatListQuery({ status: 'new' })}`,
    name: NAMES[collection][reader],
    note: LATEST[reader].replace('{count}', `${totalDocs}`).replace('{date}', formatMoment(latest.createdAt, reader)),
  };
}

/** The widget of new submissions in the user's inboxes. */
export const InboxWidget = makeWidget(TITLE, async ({ req, reader }) => {
  const seen = INBOX_NAMES.filter((name) => hasRole(req.user, INBOXES[name].role));
  if (seen.length === 0) return null;
  const rows = await Promise.all(seen.map((inbox) => readRow(req.payload, inbox, reader)));
  return <Rows rows={rows.filter((row) => row !== null)} empty={EMPTY[reader]} />;
});
