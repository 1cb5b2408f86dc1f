import type { Job } from '../../../content/content-types.ts';
import { noon } from './dates.ts';
import { type Insert, inOrder } from './insert.ts';
import type { Ids } from './lists.ts';
import type { ToRichText } from './markdown.ts';
import { seoData } from './seo.ts';

type Tools = { readonly insert: Insert; readonly richText: ToRichText };

/** Makes the open positions; they are referred to by their name. */
export async function seedJobs(jobs: readonly Job[], { insert, richText }: Tools): Promise<Ids> {
  const ids = new Map<string, number | string>();
  for (const { item: job, _order } of inOrder(jobs)) {
    const data = {
      _order,
      title: { ...job.title },
      description: { ...job.description },
      detail_desc: { ...job.detail_desc },
      offices: [...job.offices],
      job_type: { ...job.job_type },
      houres: { ...job.houres },
      category: { ...job.category },
      starts: noon(job.starts),
      valid_through: noon(job.valid_through),
      salary: { ...job.salary },
      body: richText(job.body),
      seo: seoData(job.seo),
    };
    ids.set(job.name, await insert('jobs', data));
  }
  return ids;
}
