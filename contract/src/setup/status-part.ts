import * as v from 'valibot';
import { finding } from './finding.ts';

/** The status of one part of an installation, with the numbers behind it. */
export const statusPart = v.object({
  ...v.omit(finding, ['setting']).entries,
  name: v.string(),
  values: v.optional(v.record(v.string(), v.union([v.number(), v.string(), v.null()]))),
});

export type StatusPart = Readonly<v.InferOutput<typeof statusPart>>;
