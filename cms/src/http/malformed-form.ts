import type { AfterErrorHook } from 'payload';

/** What the parser of forms with files (busboy) says of one that is none, and Payload of a file without a name. */
const MALFORMED =
  /^(?:Malformed (?:part header|content type|urlencoded form)|Multipart: Boundary not found|Unexpected end of (?:form|file)|Missing Content-Type|Unsupported content type: )/;

/** Tells by an error's message whether a request was no proper form, which is the client's fault. */
export function isMalformedForm(message: string | undefined): boolean {
  return message !== undefined && MALFORMED.test(message);
}

/** Has such a request answered with 400: Payload takes it for a fault of its own. */
export const answerMalformedForm: AfterErrorHook = ({ error }) => {
  if (!isMalformedForm(error.message)) return;
  return { status: 400, response: { errors: [{ message: error.message }] } };
};
