import type { Page } from '@kontorwerk/contract/pages';

/** The modules in `routes/` that pages are made of. */
export type PageModule =
  | 'sections'
  | 'message-form'
  | 'application-form'
  | 'service'
  | 'post'
  | 'project'
  | 'job'
  | 'missing';

const DETAILS: Readonly<Record<string, PageModule>> = {
  service: 'service',
  post: 'post',
  project: 'project',
  job: 'job',
};

/** The module of a page: one for all pages of sections, one for each form, one for each kind of detail. */
export function moduleOf(name: string, { kind, form }: Page): PageModule {
  if (kind === 'form') return form === 'application' ? 'application-form' : 'message-form';
  if (kind !== 'detail') return kind;
  const module = DETAILS[name];
  if (module === undefined) throw new Error(`The page ${name} needs its module in site/app/routes.`);
  return module;
}
