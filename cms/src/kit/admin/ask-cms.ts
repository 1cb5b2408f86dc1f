import * as v from 'valibot';

/** Asks the CMS for something from the admin; null where it isn't told, or isn't what the schema says. */
export async function getJson<S extends v.GenericSchema>(
  path: string,
  schema: S,
  signal: AbortSignal | null = null,
): Promise<v.InferOutput<S> | null> {
  const answer = await fetch(path, { signal }).catch(() => null);
  const read = v.safeParse(schema, answer?.ok ? await answer.json().catch(() => null) : null);
  return read.success ? read.output : null;
}

const refused = v.object({ errors: v.tupleWithRest([v.object({ message: v.string() })], v.unknown()) });

/** Why the CMS refused something, in the reader's language; `failed` where it says nothing that can be shown. */
export async function refusalIn(answer: Response, failed: string): Promise<string> {
  const read = v.safeParse(refused, await answer.json().catch(() => null));
  return read.success ? read.output.errors[0].message : failed;
}

/** What the server answered: its body, or why not. */
export type Answer = { readonly body: unknown } | { readonly problem: string };

type Request = { readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; readonly path: string; readonly body?: object };

/** Sends something to the CMS from the admin; `failed` is said when there is no answer that can be shown. */
export async function send({ method, path, body }: Request, language: string, failed: string): Promise<Answer> {
  try {
    const answer = await fetch(path, {
      method,
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.ok ? { body: await answer.json() } : { problem: await refusalIn(answer, failed) };
  } catch {
    return { problem: failed };
  }
}

/** Posts something to the CMS from the admin; `failed` is said when there is no answer that can be shown. */
export function post(path: string, body: object, language: string, failed: string): Promise<Answer> {
  return send({ method: 'POST', path, body }, language, failed);
}
