import * as v from 'valibot';
import { send } from '#cms/kit/admin/cms-requests.ts';
import { PLANNABLE } from '../planned.ts';
import type { ShownPlan } from '../shown-plans.ts';

const answered = v.object({
  planned: v.array(
    v.object({
      id: v.number(),
      type: v.picklist(['publish', 'unpublish']),
      collection: v.picklist(PLANNABLE),
      document: v.number(),
      at: v.string(),
      state: v.picklist(['planned', 'running', 'overdue', 'failed']),
      title: v.string(),
      by: v.string(),
      problem: v.string(),
    }),
  ),
});

type Asked = { readonly path: string; readonly method?: 'GET' | 'POST' | 'DELETE'; readonly body?: object };

/** Calls a plan endpoint; returns the plans after it, or an error text. */
export async function askPlans(
  { path, method = 'GET', body }: Asked,
  language: string,
  failed: string,
): Promise<{ readonly plans: readonly ShownPlan[] } | { readonly problem: string }> {
  const answer = await send({ path, method, ...(body && { body }) }, language, failed);
  if ('problem' in answer) return answer;
  const read = v.safeParse(answered, answer.body);
  return read.success ? { plans: read.output.planned } : { problem: failed };
}
