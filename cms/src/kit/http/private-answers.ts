/** Answers to signed-in users must not be cached. */
const HEADERS = { 'Cache-Control': 'no-store' };

/** Builds an answer to the admin. */
export function answer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: HEADERS });
}

/**
 * Builds an error in Payload's format: the admin shows the message as it is, and also at the form's field with this
 * path.
 */
export function refusal(status: number, message: string, path?: string): Response {
  const data = path === undefined ? {} : { data: { errors: [{ path, message }] } };
  return answer({ errors: [{ message, ...data }] }, status);
}

/** Builds the answer to a rate-limited request; `{seconds}` in the message is the wait. */
export function tooMany(message: string, seconds: number): Response {
  const response = refusal(429, message.replace('{seconds}', String(seconds)));
  response.headers.set('Retry-After', String(seconds));
  return response;
}
