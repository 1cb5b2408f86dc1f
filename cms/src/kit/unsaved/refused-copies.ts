import type { ServerFunctionClient } from 'payload';
import { messageIn } from './answer-failure.ts';

/** The server function that copies a document's texts into the other language. */
const COPY = 'copy-data-from-locale';

/**
 * Wraps the client of Payload's server functions so that a refused copy rejects with the reason, which its form shows:
 * Payload ignores the result and opens the other language.
 *
 * @param say returns the message in the reader's language if the server gives none
 */
export function rejectRefusedCopies(
  call: ServerFunctionClient,
  say: (cause: 'connection' | 'server') => string,
): ServerFunctionClient {
  const attempt: ServerFunctionClient = async (request) => {
    try {
      return await call(request);
    } catch (error) {
      // Next hides the server's messages, and those of browsers are English.
      throw new Error(say(error instanceof TypeError ? 'connection' : 'server'));
    }
  };
  return async (request) => {
    if (request.name !== COPY) return call(request);
    const result = await attempt(request);
    const message = messageIn(result);
    if (message !== null) throw new Error(message);
    return result;
  };
}
