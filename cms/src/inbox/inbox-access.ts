import type { LocalText } from '@kontorwerk/contract/languages';
import type { PayloadRequest } from 'payload';
import { problem } from '#cms/base/reader-language.ts';
import { hasRole } from '#cms/kit/access/roles.ts';
import { answerError } from '#cms/kit/http/admin-answers.ts';
import { INBOXES, type InboxName } from './inboxes.ts';

const FORBIDDEN: LocalText = {
  en: 'Your role doesn’t give you access to this inbox.',
  de: 'Mit Ihrer Rolle haben Sie keinen Zugriff auf diesen Eingang.',
};

type Handler = (req: PayloadRequest) => Promise<Response>;

/** Restricts a handler to the role of an inbox. */
export function restrictToInbox(inbox: InboxName, handler: Handler): Handler {
  return async (req) =>
    hasRole(req.user, INBOXES[inbox].role) ? handler(req) : answerError(403, problem(FORBIDDEN, { req }));
}
