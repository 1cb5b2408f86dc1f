import { submitContact } from '#cms/inbox/submissions/contact.ts';
import { preflight } from '#cms/kit/http/responses.ts';

/** A contact message (§7). */
export const POST = submitContact;
export const OPTIONS = () => preflight('POST');
