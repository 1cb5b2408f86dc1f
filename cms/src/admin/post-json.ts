import * as v from 'valibot';

const refused = v.object({ errors: v.tupleWithRest([v.object({ message: v.string() })], v.unknown()) });

/** Why the CMS refused something, in the reader's language; `failed` where it says nothing that can be shown. */
export async function refusalIn(answer: Response, failed: string): Promise<string> {
  const read = v.safeParse(refused, await answer.json().catch(() => null));
  return read.success ? read.output.errors[0].message : failed;
}

/** What the server answered: its body, or why not. */
export type Answer = { readonly body: unknown } | { readonly problem: string };

/** Posts something to the CMS from the admin; `failed` is said when there is no answer that can be shown. */
export async function post(path: string, body: object, language: string, failed: string): Promise<Answer> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify(body),
    });
    return answer.ok ? { body: await answer.json() } : { problem: await refusalIn(answer, failed) };
  } catch {
    return { problem: failed };
  }
}
