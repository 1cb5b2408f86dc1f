import { submitApplication } from '#cms/inbox/submissions/application.ts';
import { preflight } from '#cms/kit/http/responses.ts';
import { payload } from '#cms/schema/payload.ts';

/** Receives a job application (§7). */
export const POST = (request: Request) => submitApplication(request, payload);
export const OPTIONS = () => preflight('POST');
