import { preflight } from '#cms/http/responses.ts';
import { submitContact } from '#cms/submissions/contact.ts';

/** A contact message (§7). */
export const POST = submitContact;
export const OPTIONS = () => preflight('POST');
