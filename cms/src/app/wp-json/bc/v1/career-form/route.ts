import { submitApplication } from '#cms/inbox/submissions/application.ts';
import { preflight } from '#cms/kit/http/responses.ts';
import { getProcessPayload } from '#cms/schema/process-payload.ts';

/** Receives a job application (§7). */
export const POST = (request: Request) => submitApplication(request, getProcessPayload);
export const OPTIONS = () => preflight('POST');
