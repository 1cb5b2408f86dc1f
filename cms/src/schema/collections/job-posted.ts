import type { CollectionBeforeChangeHook, DateField } from 'payload';
import { agencyDay, noon } from '#cms/base/agency-time.ts';
import { WRITTEN_BY_NOBODY } from '#cms/kit/access/rules.ts';
import { dateOnly } from '#cms/kit/fields/basic-fields.ts';

/** Notes the day on which a job is published first: what ends later was on the site since then. */
export const notePosted: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status !== 'published' || data.posted) return data;
  return { ...data, posted: originalDoc?.posted ?? noon(agencyDay(new Date())) };
};

const field = dateOnly('posted', {
  label: { en: 'Posted on', de: 'Online seit' },
  description: {
    en: 'The day it was first published. Its page shows it, and so do job search engines.',
    de: 'Der Tag, an dem sie zum ersten Mal veröffentlicht wurde. Er steht auf der Seite und in Stellensuchmaschinen.',
  },
  sidebar: true,
});

/** Since when a job is on the site. A copy of it begins anew. */
export const posted: DateField = {
  ...field,
  access: WRITTEN_BY_NOBODY,
  admin: { ...field.admin, readOnly: true },
  hooks: { beforeDuplicate: [() => null] },
};
