import * as v from 'valibot';
import { send } from '#cms/kit/admin/cms-requests.ts';
import type { PlanEntry } from '../plan-entries.ts';
import { PLANNABLE } from '../plan-jobs.ts';

const responseSchema = v.object({
  planned: v.array(
    v.object({
      id: v.number(),
      type: v.picklist(['publish', 'unpublish']),
      collection: v.picklist(PLANNABLE),
      document: v.number(),
      at: v.string(),
      state: v.picklist(['planned', 'running', 'overdue', 'failed']),
      title: v.string(),
      path: v.string(),
      trashed: v.boolean(),
      by: v.string(),
      problem: v.string(),
    }),
  ),
});

type PlanRequest = { readonly path: string; readonly method?: 'GET' | 'POST' | 'DELETE'; readonly body?: object };

/** Calls a plan endpoint; returns the plans after it, or an error text. */
export async function requestPlans(
  { path, method = 'GET', body }: PlanRequest,
  language: string,
  failed: string,
): Promise<{ readonly plans: readonly PlanEntry[] } | { readonly problem: string }> {
  const answer = await send({ path, method, ...(body && { body }) }, language, failed);
  if ('problem' in answer) return answer;
  const read = v.safeParse(responseSchema, answer.body);
  return read.success ? { plans: read.output.planned } : { problem: failed };
}
