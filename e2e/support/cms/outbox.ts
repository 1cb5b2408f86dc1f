import * as v from 'valibot';
import { type CmsSession, successOf } from './cms.ts';

const jobs = v.object({
  docs: v.array(
    v.looseObject({
      id: v.number(),
      input: v.looseObject({ kind: v.optional(v.string()), about: v.number() }),
      state: v.string(),
      last_problem: v.string(),
      totalTried: v.nullish(v.number()),
    }),
  ),
});

/** A delivery of the outbox, as the API returns it. */
export type Delivery = v.InferOutput<typeof jobs>['docs'][number];

/** Returns the newest deliveries about a document: `about` is its id, `kind` the kind of mail. */
export async function deliveries(as: CmsSession, about: number, kind?: string): Promise<readonly Delivery[]> {
  const answer = await as.get('/api/payload-jobs?depth=0&limit=100&sort=-createdAt');
  const { docs } = v.parse(jobs, await successOf(answer));
  return docs.filter(({ input }) => input.about === about && (kind === undefined || input.kind === kind));
}

/** Retries a delivery now. */
export async function sendAgain(as: CmsSession, { id }: Delivery): Promise<void> {
  await successOf(await as.send('POST', `/api/globals/mails/send-again/${id}`));
}
