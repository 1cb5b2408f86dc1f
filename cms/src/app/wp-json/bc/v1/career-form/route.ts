import { preflight } from '#cms/http/responses.ts';
import { submitApplication } from '#cms/submissions/application.ts';

/** A job application (§7). */
export const POST = submitApplication;
export const OPTIONS = () => preflight('POST');
