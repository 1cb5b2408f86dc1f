import { createHmac } from 'node:crypto';
import type { LocalText } from '@kontorwerk/contract/languages';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { hasRole } from '../access/roles.ts';
import { refusal } from '../accounts/session-answer.ts';
import { problem } from '../admin/reader-language.ts';
import { recordDone } from '../audit/record.ts';
import { archiveOf, erase, sentBy } from './person-data.ts';

const MESSAGES = {
  admins_only: { en: 'Only administrators do this.', de: 'Das können nur Administratoren.' },
  no_address: { en: 'Please enter an e-mail address.', de: 'Bitte geben Sie eine E-Mail-Adresse ein.' },
  nothing: { en: 'Nothing was sent from this address.', de: 'Von dieser Adresse wurde nichts gesendet.' },
} as const satisfies Record<string, LocalText>;

const body = v.object({ email: v.pipe(v.string(), v.trim(), v.email()) });

type Sent = Awaited<ReturnType<typeof sentBy>>;
type Handler = (req: PayloadRequest, sent: Sent, note: string) => Promise<Response>;

/** What the audit log knows a person by: the address itself would outlive its erasure there. */
function pseudonym({ payload }: PayloadRequest, email: string): string {
  return createHmac('sha256', payload.secret).update(email.toLowerCase()).digest('hex').slice(0, 12);
}

function endpoint(path: string, handle: Handler): Omit<Endpoint, 'root'> {
  return {
    path: `/${path}`,
    method: 'post',
    async handler(req) {
      await addDataAndFileToRequest(req);
      if (!hasRole(req.user)) return refusal(403, problem(MESSAGES.admins_only, { req }));
      const read = v.safeParse(body, req.data);
      if (!read.success) return refusal(400, problem(MESSAGES.no_address, { req }));
      const { email } = read.output;
      const sent = await sentBy(req.payload, email);
      const { length: messages } = sent.messages;
      const { length: applications } = sent.applications;
      if (messages + applications === 0) return refusal(404, problem(MESSAGES.nothing, { req }));
      return handle(req, sent, `${pseudonym(req, email)}: ${messages} messages, ${applications} applications`);
    },
  };
}

const exportPerson = endpoint('export-person', async (req, sent, note) => {
  const archive = await archiveOf(sent);
  await recordDone(req, 'exported', '', note);
  return new Response(archive, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="person.zip"',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
});

const erasePerson = endpoint('erase-person', async (req, sent, note) => {
  await erase(req.payload, sent);
  await recordDone(req, 'erased', '', note);
  return Response.json({ messages: sent.messages.length, applications: sent.applications.length });
});

/** Hands over and erases what one person sent; for administrators, and noted down. */
export const PERSON_ENDPOINTS = [exportPerson, erasePerson];
