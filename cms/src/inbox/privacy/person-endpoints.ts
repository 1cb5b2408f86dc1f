import { createHmac } from 'node:crypto';
import type { LocalText } from '@kontorwerk/contract/languages';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { problem } from '#cms/base/reader-language.ts';
import { hasRole } from '#cms/kit/access/roles.ts';
import { recordAction } from '#cms/kit/audit/record.ts';
import { answerError } from '#cms/kit/http/admin-answers.ts';
import { parseMailAddress } from '#cms/mail/mail-address.ts';
import { erasePersonData, findPersonData, type PersonData, packPersonData } from './person-data.ts';

const MESSAGES = {
  admins_only: { en: 'Only administrators can do this.', de: 'Das können nur Administratoren.' },
  no_address: { en: 'Please enter an e-mail address.', de: 'Bitte geben Sie eine E-Mail-Adresse ein.' },
  nothing: { en: 'Nothing is stored under this address.', de: 'Unter dieser Adresse ist nichts gespeichert.' },
} as const satisfies Record<string, LocalText>;

/** Accepts every address that the forms accept. */
const bodySchema = v.object({ email: v.pipe(v.unknown(), v.transform(parseMailAddress), v.string()) });

/** `pseudonym` is the person's name in the audit log. */
type Handler = (req: PayloadRequest, held: PersonData, pseudonym: string) => Promise<Response>;

/** Returns a person's pseudonym in the audit log, where the address would outlive its erasure. */
function derivePseudonym({ payload }: PayloadRequest, email: string): string {
  return createHmac('sha256', payload.secret).update(email).digest('hex').slice(0, 12);
}

function makeEndpoint(path: string, handle: Handler): Omit<Endpoint, 'root'> {
  return {
    path: `/${path}`,
    method: 'post',
    async handler(req) {
      await addDataAndFileToRequest(req);
      if (!hasRole(req.user)) return answerError(403, problem(MESSAGES.admins_only, { req }));
      const read = v.safeParse(bodySchema, req.data);
      if (!read.success) return answerError(400, problem(MESSAGES.no_address, { req }));
      const held = await findPersonData(req.payload, read.output.email);
      const { messages, applications, entries, confirmations } = held;
      if (messages.length + applications.length + entries.length + confirmations.length === 0)
        return answerError(404, problem(MESSAGES.nothing, { req }));
      return handle(req, held, derivePseudonym(req, held.email));
    },
  };
}

function describeData({ messages, applications }: PersonData, name: string): string {
  return `${name}: ${messages.length} messages, ${applications.length} applications`;
}

const exportPerson = makeEndpoint('export-person', async (req, held, name) => {
  const archive = await packPersonData(held);
  await recordAction(req, 'exported', '', describeData(held, name));
  return new Response(archive, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="person.zip"',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
});

const erasePerson = makeEndpoint('erase-person', async (req, held, name) => {
  await erasePersonData(req.payload, held, name);
  await recordAction(req, 'erased', '', describeData(held, name));
  return Response.json({ messages: held.messages.length, applications: held.applications.length });
});

/** The endpoints that export and erase a person's data; for administrators, and recorded. */
export const PERSON_ENDPOINTS = [exportPerson, erasePerson];
