import type { PayloadRequest } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { findShownNames } from '#cms/kit/access/account-names.ts';
import { documentPath, findTrashed, titlesOf } from '#cms/kit/admin/document-titles.ts';
import type { PlannedChange } from './plan-jobs.ts';
import { translateFailure } from './publish-failures.ts';

/** A plan as editors see it. */
export type PlanEntry = Pick<PlannedChange, 'id' | 'type' | 'collection' | 'document' | 'at' | 'state'> & {
  readonly title: string;
  /** The document's path below the admin's route. */
  readonly path: string;
  /** Whether the document is in the trash, where nothing is published. */
  readonly trashed: boolean;
  /** The planner's name, as the reader may see it. */
  readonly by: string;
  readonly problem: string;
};

async function readPlanners(
  req: PayloadRequest,
  planned: readonly PlannedChange[],
): Promise<ReadonlyMap<number, string>> {
  const ids = planned.flatMap(({ by }) => by ?? []);
  return ids.length === 0 ? new Map() : findShownNames(req, { id: { in: ids } });
}

/** Adds titles and planners' names to plans. */
export async function describePlans(
  req: PayloadRequest,
  planned: readonly PlannedChange[],
): Promise<readonly PlanEntry[]> {
  const reader = readerLanguage(req.i18n);
  const [titleOf, isTrashed, planners] = await Promise.all([
    titlesOf(req.payload, planned, reader),
    findTrashed(req.payload, planned),
    readPlanners(req, planned),
  ]);
  return planned.map(({ id, type, collection, document, at, state, by, problem }) => ({
    ...{ id, type, collection, document, at, state },
    title: titleOf({ collection, document }),
    path: documentPath({ collection, document }, isTrashed({ collection, document })),
    trashed: isTrashed({ collection, document }),
    by: (by !== null && planners.get(by)) || '',
    problem: translateFailure(problem)[reader],
  }));
}
