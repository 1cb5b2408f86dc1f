import * as v from 'valibot';
import { getJson, post } from '#cms/kit/admin/ask-cms.ts';
import type { FindingKind } from '../findings.ts';

const KINDS = [
  'required',
  'link',
  'alt',
  'empty',
  'nothing_listed',
  'title_alone',
  'no_sections',
  'small_picture',
] as const satisfies readonly FindingKind[];

const finding = v.object({
  kind: v.picklist(KINDS),
  path: v.string(),
  place: v.string(),
  text: v.string(),
  picture: v.nullable(v.number()),
});
const ofForm = v.object({
  findings: v.array(finding),
  /** Why the user may not publish the document; null if they may. */
  refusal: v.nullish(v.string(), null),
});
const ofSite = v.object({
  checked: v.array(v.object({ id: v.number(), title: v.string(), findings: v.array(finding) })),
  next: v.nullable(v.number()),
});

export type ShownFinding = v.InferOutput<typeof finding>;
export type CheckedForm = v.InferOutput<typeof ofForm>;
export type CheckedBatch = v.InferOutput<typeof ofSite>;

/** Checks a document as it is in the form; null when that fails. */
export async function askAboutForm(
  api: string,
  form: {
    readonly collection: string;
    readonly id: number | string | undefined;
    readonly data: object;
    readonly writtenIn: string;
  },
  language: string,
): Promise<CheckedForm | null> {
  const { writtenIn, ...body } = form;
  const answer = await post(`${api}/checks?locale=${writtenIn}`, body, language, '');
  const read = v.safeParse(ofForm, 'body' in answer ? answer.body : null);
  return read.success ? read.output : null;
}

/** Checks one batch of a collection's published documents; null when that fails. */
export function askAboutSite(api: string, collection: string, after: number): Promise<CheckedBatch | null> {
  return getJson(`${api}/checks?collection=${collection}&after=${after}`, ofSite);
}
