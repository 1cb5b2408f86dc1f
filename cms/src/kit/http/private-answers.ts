/** What is answered to who is signed in is kept by nobody. */
const HEADERS = { 'Cache-Control': 'no-store' };

/** An answer to the admin. */
export function answer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: HEADERS });
}

/** Says why something isn't done, in Payload's own form: the admin shows the message as it is. */
export function refusal(status: number, message: string): Response {
  return answer({ errors: [{ message }] }, status);
}

/** Refuses what is asked too often; `{seconds}` in the message is how long to wait. */
export function tooMany(message: string, seconds: number): Response {
  const response = refusal(429, message.replace('{seconds}', String(seconds)));
  response.headers.set('Retry-After', String(seconds));
  return response;
}
