import { submitContact } from '#cms/inbox/submissions/contact.ts';
import { preflight } from '#cms/kit/http/responses.ts';
import { payload } from '#cms/schema/payload.ts';

/** Receives a contact message (§7). */
export const POST = (request: Request) => submitContact(request, payload);
export const OPTIONS = () => preflight('POST');
