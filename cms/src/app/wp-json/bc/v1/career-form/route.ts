import { submitApplication } from '#cms/inbox/submissions/application.ts';
import { preflight } from '#cms/kit/http/responses.ts';

/** A job application (§7). */
export const POST = submitApplication;
export const OPTIONS = () => preflight('POST');
