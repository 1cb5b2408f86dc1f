import * as v from 'valibot';

const finding = v.object({
  kind: v.picklist(['link', 'alt', 'empty']),
  path: v.string(),
  place: v.string(),
  text: v.string(),
  picture: v.nullable(v.number()),
});
const ofForm = v.object({ findings: v.array(finding) });
const ofSite = v.object({
  checked: v.array(v.object({ id: v.number(), title: v.string(), findings: v.array(finding) })),
  next: v.nullable(v.number()),
});

export type ShownFinding = v.InferOutput<typeof finding>;
export type CheckedBatch = v.InferOutput<typeof ofSite>;

/** What the CMS says about a document as it stands in the form; null when it can't be told. */
export async function askAboutForm(
  api: string,
  body: { readonly collection: string; readonly data: object },
  language: string,
): Promise<readonly ShownFinding[] | null> {
  try {
    const headers = { 'Content-Type': 'application/json', 'Accept-Language': language };
    const answer = await fetch(`${api}/checks`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.ok ? v.parse(ofForm, await answer.json()).findings : null;
  } catch {
    return null;
  }
}

/** What it says about some of what is published in a collection; null when it can't be told. */
export async function askAboutSite(api: string, collection: string, after: number): Promise<CheckedBatch | null> {
  try {
    const answer = await fetch(`${api}/checks?collection=${collection}&after=${after}`);
    return answer.ok ? v.parse(ofSite, await answer.json()) : null;
  } catch {
    return null;
  }
}
