import * as v from 'valibot';
import { finding } from './finding.ts';

/** How one part of an installation is, with the numbers that it is judged by. */
export const statusPart = v.object({
  ...v.omit(finding, ['setting']).entries,
  name: v.string(),
  values: v.optional(v.record(v.string(), v.union([v.number(), v.string(), v.null()]))),
});

export type StatusPart = Readonly<v.InferOutput<typeof statusPart>>;
