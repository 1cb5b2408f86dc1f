import type { AfterErrorHook } from 'payload';

/** Error messages of the multipart parser (busboy) for a malformed form, and of Payload for a file without a name. */
const MALFORMED_FORM =
  /^(?:Malformed (?:part header|content type|urlencoded form)|Multipart: Boundary not found|Unexpected end of (?:form|file)|Missing Content-Type|Unsupported content type: |Request is not eligible for file upload|uploadConfig\.handlers is not present)/;

/** Error messages of Payload's forms for arguments of a server function that name no form or field. */
const UNKNOWN_FORM =
  /^(?:Could not find ".*" in the fieldSchemaMap|Either collectionSlug, globalSlug, or widgetSlug must)/s;

/** Error messages where Payload prolongs a session that was ended, or its account deleted, since it was looked up. */
const ENDED_SESSION =
  /^Cannot (?:set properties of undefined \(setting 'expiresAt'\)|read properties of null \(reading 'sessions'\))/;
const PROLONGING_FRAME = /^[^\n]*\n[^\n]*[\\/]payload[\\/]dist[\\/]auth[\\/]operations[\\/]refresh\.js/;

/**
 * Error messages of Next for an unknown action, of the database adapter for an unknown operator, and of the admin for a
 * page that isn't there for its user, which is answered 404.
 */
const UNKNOWN =
  /^(?:not-found$|The Server Reference ID did not match|Failed to find Server Action|adapter\.operators\[)/;

/** Stack frames where Payload parses JSON from a URL or from a form field. */
const PARSER_FRAMES =
  /[\\/]payload[\\/]dist[\\/](?:utilities[\\/](?:parseParams[\\/]index|addDataAndFileToRequest)|globals[\\/]endpoints[\\/]findOne)\.js/;

/** Error codes for a value that doesn't fit: SQLite's code, and PostgreSQL's class 22, "data exception". */
const UNFIT_VALUE = /^(?:SQLITE_MISMATCH$|22)/;
const UNFIT_ARGUMENT = 'SQLite3 can only bind ';

/** Whether a search failed because of an invalid number, date or text: the driver or the database rejects those. */
function isUnfitSearch({ message, cause }: Error): boolean {
  if (!(message.startsWith('Failed query: select ') && cause instanceof Error)) return false;
  if (cause instanceof RangeError || cause instanceof TypeError || cause.message.startsWith(UNFIT_ARGUMENT))
    return true;
  return 'code' in cause && typeof cause.code === 'string' && UNFIT_VALUE.test(cause.code);
}

/** Whether a write failed because a document refers to one that doesn't exist. */
function isDeadReference({ message, cause }: Error): boolean {
  if (!(/^Failed query: (?:insert|update) /.test(message) && cause instanceof Error)) return false;
  return cause.message.includes('FOREIGN KEY constraint failed') || ('code' in cause && cause.code === '23503');
}

/** Whether a session could not be prolonged because it had ended. */
function isEndedSession({ message, stack = '' }: Error): boolean {
  return ENDED_SESSION.test(message) && PROLONGING_FRAME.test(stack);
}

/** The answer to a client's fault. */
type FaultAnswer = { readonly status: number; readonly message: string };

const badRequest = (message: string): FaultAnswer => ({ status: 400, message });

/** Returns the answer to a client whose request made Payload fail with a 500; null if the 500 is right. */
function describeFault(error: Error): FaultAnswer | null {
  if (MALFORMED_FORM.test(error.message) || UNKNOWN_FORM.test(error.message)) return badRequest(error.message);
  if (UNKNOWN.test(error.message) || isUnfitSearch(error)) return badRequest('This can’t be looked for.');
  if (isDeadReference(error)) return badRequest('It refers to something that doesn’t exist.');
  if (isEndedSession(error)) return { status: 403, message: 'This session has ended.' };
  return error instanceof SyntaxError && PARSER_FRAMES.test(error.stack ?? '') ? badRequest('Invalid JSON') : null;
}

/** Returns the message for a client whose fault an error is; null if it isn't, so that an operator has to look into it. */
export function clientFaultMessage(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const isRefusal = 'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;
  return isRefusal ? error.message : (describeFault(error)?.message ?? null);
}

/** Whether an error is the client's fault, so that no operator has to look into it. */
export function isClientFault(error: unknown): boolean {
  return clientFaultMessage(error) !== null;
}

/** Makes Payload refuse client faults for which it would answer 500. */
export const answerClientFault: AfterErrorHook = ({ error }) => {
  const fault = describeFault(error);
  return fault === null ? undefined : { status: fault.status, response: { errors: [{ message: fault.message }] } };
};
