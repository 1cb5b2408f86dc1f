import { getPayload } from 'payload';
import { deleteUntouchedDrafts } from '#cms/publishing/drafts/untouched-drafts.ts';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';
import { BASED_ON_HEADER } from '../protocol.ts';
import { writeBetween } from './paused-save.ts';

/*
 * Runs in its own process on the PostgreSQL database from the environment: a document is deleted or written after a save
 * of it has read it, and before that writes. Prints the save's status and what is stored then, as lines of JSON.
 */
const payload = await getPayload({ config });
const { token } = await signInAs(payload, 'admin');
const any = { depth: 0, overrideAccess: true } as const;
const tell = (...told: readonly unknown[]) => process.stdout.write(`${JSON.stringify(told)}\n`);
const save = (path: string, body: object, headers = {}) =>
  requestRest(config, 'PATCH', `/api/${path}`, { token, body, headers });

const pages = { collection: 'pages', ...any } as const;
const page = await payload.create({
  ...pages,
  data: { title: 'First', page_key: 'page', segment: 'first', _status: 'published' },
});
const [renamed] = await writeBetween(
  payload,
  'pages',
  () => save(`pages/${page.id}?locale=en`, { title: 'Second', _status: 'published' }),
  () => payload.delete({ ...pages, id: page.id }),
);
tell('deleted page', renamed?.status, await payload.findByID({ ...pages, id: page.id, disableErrors: true }));

const messages = { collection: 'contact-messages', ...any } as const;
const message = await payload.create({ ...messages, data: { email: 'ada@example.com', status: 'new' } });
const [answered] = await writeBetween(
  payload,
  'contact-messages',
  () => save(`contact-messages/${message.id}`, { status: 'answered' }),
  () => payload.delete({ ...messages, where: { email: { equals: 'ada@example.com' } } }),
);
tell('deleted message', answered?.status, await payload.findByID({ ...messages, id: message.id, disableErrors: true }));

const redirects = { collection: 'redirects', ...any } as const;
const redirect = await payload.create({ ...redirects, data: { from: '/old', to: '/projects', status: '301' } });
const [redirected] = await writeBetween(
  payload,
  'redirects',
  () => save(`redirects/${redirect.id}`, { to: '/about' }),
  () => payload.delete({ ...redirects, id: redirect.id }),
);
tell(
  'deleted redirect',
  redirected?.status,
  await payload.findByID({ ...redirects, id: redirect.id, disableErrors: true }),
);

const drafts = { ...pages, draft: true } as const;
const draft = await payload.create({ ...drafts, data: { title: 'Before', page_key: 'page' } });
const { docs } = await payload.findVersions({ ...pages, where: { parent: { equals: draft.id } } });
const { updatedAt } = await payload.update({ ...drafts, id: draft.id, data: { title: 'After' } });
const [, autosaved] = await writeBetween(
  payload,
  'pages',
  () => requestRest(config, 'POST', `/api/pages/versions/${docs[0]?.id}?draft=true`, { token }),
  () =>
    save(`pages/${draft.id}?draft=true&autosave=true&locale=en`, { title: 'Typed' }, { [BASED_ON_HEADER]: updatedAt }),
);
const { title } = await payload.findByID({ ...drafts, id: draft.id });
tell('autosave beside a restored version', autosaved?.status, title);

const empty = await payload.create({ ...drafts, data: { page_key: 'page' } });
const later = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000);
await writeBetween(
  payload,
  'pages',
  () => save(`pages/${empty.id}?draft=true&autosave=true&locale=en`, { title: 'Written' }),
  () => deleteUntouchedDrafts(payload, later),
);
tell('title of an empty draft', (await payload.findByID({ ...drafts, id: empty.id, disableErrors: true }))?.title);
process.exit(0);
