import type { LocalText } from '@kontorwerk/contract/languages';
import { settings } from '#cms/base/settings.ts';
import { seenDeliveries } from '#cms/mail/outbox-access.ts';
import { deliveryName, lastProblem } from '#cms/mail/outbox-state.ts';
import { formatMoment, makeWidget, Rows } from './widget.tsx';

const TITLE: LocalText = { en: 'E-mails that could not be sent', de: 'E-Mails, die nicht hinausgingen' };
const EMPTY: LocalText = { en: 'None: every e-mail went out.', de: 'Keine: Alle E-Mails gingen hinaus.' };
const NO_SERVER: LocalText = {
  en: 'No mail server is set, so no mail goes out. Whoever runs the server sets SMTP_URL.',
  de: 'Es ist kein Mailserver eingestellt, daher geht keine E-Mail hinaus. Wer den Server betreibt, setzt SMTP_URL.',
};

/** Deliveries that are listed, the newest first. */
const MAX_LISTED = 5;

/** The widget of deliveries that were given up, with their errors, as far as the user sees the outbox. */
export const MailWidget = makeWidget(TITLE, async ({ req, reader }) => {
  const { payload } = req;
  const seen = seenDeliveries(req.user);
  if (!seen) return null;
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [seen, { hasError: { equals: true } }] },
    sort: '-createdAt',
    limit: MAX_LISTED,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const rows = docs.map((job) => {
    const problem = lastProblem(job);
    const said = typeof problem === 'string' ? problem : problem[reader];
    return {
      key: String(job.id),
      href: `${payload.config.routes.admin}/collections/payload-jobs/${job.id}`,
      name: deliveryName(job)[reader],
      note: [formatMoment(job.createdAt, reader), said].filter((words) => words !== '').join(': '),
    };
  });
  return <Rows rows={rows} empty={(settings.mail ? EMPTY : NO_SERVER)[reader]} />;
});
