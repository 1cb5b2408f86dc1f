import { LANGUAGES } from '@kontorwerk/contract/languages';
import * as v from 'valibot';
import { send } from '#cms/kit/admin/cms-requests.ts';
import type { InboxName } from '../inboxes.ts';

const textsSchema = v.object({ en: v.string(), de: v.string() });

/** The CMS's answer with notes and answers. */
export const threadSchema = v.object({
  entries: v.array(
    v.object({
      id: v.string(),
      at: v.string(),
      author: v.string(),
      text: v.string(),
      answer: v.optional(v.object({ to: v.string(), subject: v.string(), state: textsSchema, is_open: v.boolean() })),
    }),
  ),
});
export type Entries = v.InferOutput<typeof threadSchema>['entries'];

/** The CMS's answer with the number of these. */
export const threadCountSchema = v.object({ count: v.number() });

/** The draft of an answer, and whether it can be sent. */
export const draftSchema = v.object({
  to: v.nullable(v.string()),
  language: v.picklist(LANGUAGES),
  subject: v.string(),
  text: v.string(),
  can_send: v.boolean(),
});
export type Draft = v.InferOutput<typeof draftSchema>;

/** Stores the state of a message or an application; returns an error text or null. */
export async function storeState(
  inbox: InboxName,
  id: number | string,
  status: string,
  reader: string,
  failed: string,
): Promise<string | null> {
  const answer = await send({ method: 'PATCH', path: `/api/${inbox}/${id}?depth=0`, body: { status } }, reader, failed);
  return 'problem' in answer ? answer.problem : null;
}
