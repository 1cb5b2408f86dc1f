import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { PayloadRequest } from 'payload';
import { readerLanguage } from '../admin/reader-language.ts';
import { problemText } from './not-published.ts';
import { PLANNABLE, type Planned } from './planned.ts';

/** Something planned as an editor sees it. */
export type ShownPlan = Omit<Planned, 'by' | 'problem'> & {
  readonly title: string;
  /** Who planned it, by address. */
  readonly by: string;
  readonly problem: string;
};

type Key = `${string}/${number}`;

/** What documents are called, deleted ones and those in the trash too as far as that can be told. */
async function titlesOf({ payload }: PayloadRequest, planned: readonly Planned[]): Promise<ReadonlyMap<Key, string>> {
  const titles = new Map<Key, string>();
  for (const collection of PLANNABLE) {
    const ids = planned.filter((one) => one.collection === collection).map(({ document }) => document);
    if (ids.length === 0) continue;
    const { docs } = await payload.find({
      collection,
      where: { id: { in: ids } },
      select: { title: true },
      draft: true,
      trash: true,
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    for (const doc of docs) if (isRecord(doc)) titles.set(`${collection}/${Number(doc.id)}`, String(doc.title ?? ''));
  }
  return titles;
}

async function plannersOf(
  { payload }: PayloadRequest,
  planned: readonly Planned[],
): Promise<ReadonlyMap<number, string>> {
  const ids = planned.flatMap(({ by }) => by ?? []);
  if (ids.length === 0) return new Map();
  const where = { id: { in: ids } };
  const { docs } = await payload.find({
    collection: 'users',
    where,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return new Map(docs.map(({ id, email }) => [id, email]));
}

/** Puts names to what is planned. */
export async function shownPlans(req: PayloadRequest, planned: readonly Planned[]): Promise<readonly ShownPlan[]> {
  const [titles, planners] = await Promise.all([titlesOf(req, planned), plannersOf(req, planned)]);
  return planned.map(({ by, problem, ...one }) => ({
    ...one,
    title: titles.get(`${one.collection}/${one.document}`) ?? String(one.document),
    by: (by !== null && planners.get(by)) || '',
    problem: problemText(problem)[readerLanguage(req.i18n)],
  }));
}
