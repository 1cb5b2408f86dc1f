import type { CollectionBeforeChangeHook, DateField } from 'payload';
import { formatAgencyDay, noonOf } from '#cms/base/time-zones.ts';
import { READ_ONLY } from '#cms/kit/access/rules.ts';
import { dateOnly } from '#cms/kit/fields/basic-fields.ts';

/** Stores the day of a job's first publication; publishing it again keeps that day. */
export const notePosted: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status !== 'published' || data.posted) return data;
  return { ...data, posted: originalDoc?.posted ?? noonOf(formatAgencyDay(new Date())) };
};

const field = dateOnly('posted', {
  label: { en: 'Posted on', de: 'Online seit' },
  description: {
    en: 'The day it was first published. Its page shows it, and so do job search engines.',
    de: 'Der Tag, an dem sie zum ersten Mal veröffentlicht wurde. Er steht auf der Seite und in Stellensuchmaschinen.',
  },
  sidebar: true,
});

/** The first day of a job on the site. A copy starts over. */
export const posted: DateField = {
  ...field,
  access: READ_ONLY,
  admin: { ...field.admin, readOnly: true },
  hooks: { beforeDuplicate: [() => null] },
};
