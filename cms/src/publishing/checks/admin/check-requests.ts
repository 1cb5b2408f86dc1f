import * as v from 'valibot';
import { getJson, post } from '#cms/kit/admin/cms-requests.ts';
import type { CheckResultKind } from '../document-check.ts';

const RESULT_KINDS = [
  'required',
  'link',
  'alt',
  'empty',
  'nothing_listed',
  'title_alone',
  'no_sections',
  'small_picture',
  'over',
] as const satisfies readonly CheckResultKind[];

const resultSchema = v.object({
  kind: v.picklist(RESULT_KINDS),
  path: v.string(),
  place: v.string(),
  text: v.string(),
  picture: v.nullable(v.number()),
});
const formSchema = v.object({
  findings: v.array(resultSchema),
  /** Why the user may not publish the document; null if they may. */
  refusal: v.nullish(v.string(), null),
});
const siteSchema = v.object({
  checked: v.array(v.object({ id: v.number(), title: v.string(), findings: v.array(resultSchema) })),
  next: v.nullable(v.number()),
});

export type ShownResult = v.InferOutput<typeof resultSchema>;
export type CheckedForm = v.InferOutput<typeof formSchema>;
export type CheckedBatch = v.InferOutput<typeof siteSchema>;

/** Checks a document as it is in the form; null when that fails. */
export async function requestFormCheck(
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
  const read = v.safeParse(formSchema, 'body' in answer ? answer.body : null);
  return read.success ? read.output : null;
}

/** Checks one batch of a collection's published documents; null when that fails. */
export function requestSiteCheck(api: string, collection: string, after: number): Promise<CheckedBatch | null> {
  return getJson(`${api}/checks?collection=${collection}&after=${after}`, siteSchema);
}

/**
 * Returns the findings that publishing asks about: visitors would notice each of these, a slightly small picture
 * hardly. While a required field is empty the form itself refuses and marks it, so there is nothing to ask yet.
 */
export function selectNoticeable<F extends { readonly kind: CheckResultKind }>(found: readonly F[]): readonly F[] {
  return found.some(({ kind }) => kind === 'required') ? [] : found.filter(({ kind }) => kind !== 'small_picture');
}
