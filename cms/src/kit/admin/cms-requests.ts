import * as v from 'valibot';

/** Fetches JSON from the CMS in the admin; null on an error, or if it doesn't match the schema. */
export async function getJson<S extends v.GenericSchema>(
  path: string,
  schema: S,
  signal: AbortSignal | null = null,
): Promise<v.InferOutput<S> | null> {
  const answer = await fetch(path, { signal }).catch(() => null);
  const read = v.safeParse(schema, answer?.ok ? await answer.json().catch(() => null) : null);
  return read.success ? read.output : null;
}

const refusalSchema = v.object({ errors: v.tupleWithRest([v.object({ message: v.string() })], v.unknown()) });

/** Returns the reason of a refusal in the reader's language; `failed` if the answer has no message. */
export async function readRefusal(answer: Response, failed: string): Promise<string> {
  const read = v.safeParse(refusalSchema, await answer.json().catch(() => null));
  return read.success ? read.output.errors[0].message : failed;
}

/** The server's answer: its body, or an error message. */
export type Answer<T = unknown> = { readonly body: T } | { readonly problem: string };

type Request = { readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; readonly path: string; readonly body?: object };

/**
 * Sends a request to the CMS in the admin; `failed` is the message if the answer has none, or breaks off.
 *
 * @param read reads the body of a success, by default as JSON
 */
export async function send<T = unknown>(
  { method, path, body }: Request,
  language: string,
  failed: string,
  read: (answer: Response) => Promise<T> = (answer) => answer.json(),
): Promise<Answer<T>> {
  try {
    const answer = await fetch(path, {
      method,
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.ok ? { body: await read(answer) } : { problem: await readRefusal(answer, failed) };
  } catch {
    return { problem: failed };
  }
}

/** Posts to the CMS in the admin; `failed` is the message if the answer has none. */
export function post(path: string, body: object, language: string, failed: string): Promise<Answer> {
  return send({ method: 'POST', path, body }, language, failed);
}
