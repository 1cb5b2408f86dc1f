import type { LocalText } from '@kontorwerk/contract/languages';
import { addDataAndFileToRequest, type CollectionConfig, type Endpoint, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import type { Application, ContactMessage } from '#cms/base/payload-types.ts';
import { problem } from '#cms/base/reader-language.ts';
import { settings } from '#cms/base/settings.ts';
import { publicName } from '#cms/kit/access/account-names.ts';
import { recordAction } from '#cms/kit/audit/record.ts';
import { lockSaves } from '#cms/kit/concurrent/save-lock.ts';
import { answerError } from '#cms/kit/http/admin-answers.ts';
import { runInTransaction } from '#cms/storage/database/transaction.ts';
import { makeAnswerDraft } from './answer-draft.ts';
import { answerSchema, sendAnswer } from './answer-mail.ts';
import { makeExportEndpoint } from './export/export-endpoint.ts';
import { markHandled } from './handled-mark.ts';
import { restrictToInbox } from './inbox-access.ts';
import { INBOXES, type InboxName } from './inboxes.ts';
import { countThread, readThread } from './thread.ts';

const MESSAGES = {
  gone: { en: 'This was deleted in the meantime.', de: 'Das wurde inzwischen gelöscht.' },
  empty: {
    en: 'Please write something, up to 10,000 characters.',
    de: 'Bitte schreiben Sie etwas, bis zu 10.000 Zeichen.',
  },
  unreadable: {
    en: 'An answer needs a subject of up to 200 characters and a text of up to 20,000.',
    de: 'Eine Antwort braucht einen Betreff bis 200 Zeichen und einen Text bis 20.000 Zeichen.',
  },
  no_server: {
    en: 'No mail server is set (SMTP_URL), so nothing can be sent from here. Write from your own e-mail program and set the state by hand.',
    de: 'Es ist kein Mailserver eingestellt (SMTP_URL), von hier geht also nichts hinaus. Schreiben Sie mit Ihrem eigenen E-Mail-Programm und setzen Sie den Stand von Hand.',
  },
  no_address: {
    en: 'The address under “E-mail” can’t be written to.',
    de: 'Unter „E-Mail“ steht keine Adresse, an die geschrieben werden könnte.',
  },
} as const satisfies Record<string, LocalText>;

const noteSchema = v.object({ text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(10_000)) });

type ThreadRequest = {
  readonly req: PayloadRequest;
  readonly inbox: InboxName;
  readonly sent: Application | ContactMessage;
};

const PRIVATE = { headers: { 'Cache-Control': 'private, no-store' } };

/** Returns options to read with the user's own permissions, which also records the access. */
function getOwnAccess(req: PayloadRequest) {
  return { overrideAccess: false, user: req.user, req, disableErrors: true } as const;
}

/** Returns an endpoint about one document, for the roles that may see it. */
function makeEndpoint(
  inbox: InboxName,
  method: 'get' | 'post',
  path: string,
  handle: (asked: ThreadRequest) => Promise<Response>,
): Omit<Endpoint, 'root'> {
  return {
    path: `/:id/${path}`,
    method,
    handler: restrictToInbox(inbox, async (req) => {
      const id = Number(req.routeParams?.id);
      const sent = Number.isSafeInteger(id)
        ? await req.payload.findByID({ collection: inbox, id, depth: 0, ...getOwnAccess(req) })
        : null;
      if (!sent) return answerError(404, problem(MESSAGES.gone, { req }));
      if (method === 'post') await addDataAndFileToRequest(req);
      return handle({ req, inbox, sent });
    }),
  };
}

const readThreadOf = async ({ req, inbox, sent }: ThreadRequest) =>
  Response.json({ entries: await readThread(req, inbox, sent.id) }, PRIVATE);

async function addNote({ req, inbox, sent }: ThreadRequest): Promise<Response> {
  const { payload, user } = req;
  const note = v.safeParse(noteSchema, req.data);
  if (!note.success || !user) return answerError(400, problem(MESSAGES.empty, { req }));
  const author = { author: user.id, author_name: publicName(user) };
  const data = { [INBOXES[inbox].link]: sent.id, ...author, ...note.output };
  // Both or neither: a colleague who sees an error writes the note again.
  await runInTransaction(payload, async (within) => {
    // Before the note refers to it: who deletes it has this lock, and waits for such notes.
    await lockSaves(within, { collection: inbox, id: sent.id });
    await payload.create({ collection: 'inbox-notes', data, depth: 0, overrideAccess: true, req: within });
    await markHandled(within, inbox, sent.id);
  });
  await recordAction(req, 'noted', `${inbox}/${sent.id}`);
  return readThreadOf({ req, inbox, sent });
}

async function readDraft({ req, inbox, sent }: ThreadRequest): Promise<Response> {
  const { templates } = INBOXES[inbox];
  const { kind } = templates.find((template) => template.kind === req.query.kind) ?? templates[0];
  const begun = await makeAnswerDraft(req, kind, sent);
  return Response.json({ ...begun, can_send: Boolean(settings.mail) }, PRIVATE);
}

async function addAnswer({ req, inbox, sent }: ThreadRequest): Promise<Response> {
  const { states, templates } = INBOXES[inbox];
  const read = v.safeParse(answerSchema, req.data);
  const isOfHere =
    read.success &&
    templates.some(({ kind }) => kind === read.output.kind) &&
    (read.output.status === undefined || states.some(({ value }) => value === read.output.status));
  if (!isOfHere) return answerError(400, problem(MESSAGES.unreadable, { req }));
  if (!settings.mail) return answerError(409, problem(MESSAGES.no_server, { req }));
  if (!(await sendAnswer(req, inbox, sent, settings.mail.from, read.output)))
    return answerError(400, problem(MESSAGES.no_address, { req }));
  return readThreadOf({ req, inbox, sent });
}

/**
 * Returns an endpoint with the number of notes and answers, which an open message asks for all the time: unlike reading
 * them, this says nothing about the visitor, and isn't recorded.
 */
function makeCountEndpoint(inbox: InboxName): Omit<Endpoint, 'root'> {
  return {
    path: '/:id/thread-count',
    method: 'get',
    handler: restrictToInbox(inbox, async (req) => {
      const id = Number(req.routeParams?.id);
      const count = Number.isSafeInteger(id) ? await countThread(req, inbox, id) : 0;
      return Response.json({ count }, PRIVATE);
    }),
  };
}

/** The actions on submissions besides changing their fields. */
export function makeInboxEndpoints(inbox: InboxName): CollectionConfig['endpoints'] {
  return [
    makeExportEndpoint(inbox),
    makeEndpoint(inbox, 'get', 'thread', readThreadOf),
    makeCountEndpoint(inbox),
    makeEndpoint(inbox, 'post', 'notes', addNote),
    makeEndpoint(inbox, 'get', 'answer', readDraft),
    makeEndpoint(inbox, 'post', 'answers', addAnswer),
  ];
}
