import { LANGUAGES } from '@kontorwerk/contract/languages';
import * as v from 'valibot';

const words = v.object({ en: v.string(), de: v.string() });

/** The CMS's answer with notes and answers. */
export const threadSchema = v.object({
  entries: v.array(
    v.object({
      id: v.string(),
      at: v.string(),
      author: v.string(),
      text: v.string(),
      answer: v.optional(v.object({ to: v.string(), subject: v.string(), state: words, is_open: v.boolean() })),
    }),
  ),
});
export type Entries = v.InferOutput<typeof threadSchema>['entries'];

/** The draft of an answer, and whether it can be sent. */
export const draftSchema = v.object({
  to: v.nullable(v.string()),
  language: v.picklist(LANGUAGES),
  subject: v.string(),
  text: v.string(),
  can_send: v.boolean(),
});
export type Draft = v.InferOutput<typeof draftSchema>;
