import { submitContact } from '#cms/inbox/submissions/contact.ts';
import { preflight } from '#cms/kit/http/responses.ts';
import { getProcessPayload } from '#cms/schema/process-payload.ts';

/** Receives a contact message (§7). */
export const POST = (request: Request) => submitContact(request, getProcessPayload);
export const OPTIONS = () => preflight('POST');
