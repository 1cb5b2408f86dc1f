import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { CollectionBeforeChangeHook, DateField, GroupField, NumberFieldSingleValidation } from 'payload';
import { number } from 'payload/shared';
import { problem } from '#cms/base/reader-language.ts';
import { formatAgencyDay, noonOf } from '#cms/base/time-zones.ts';
import { READ_ONLY } from '#cms/kit/access/rules.ts';
import { dateOnly } from '#cms/kit/fields/basic-fields.ts';

const BELOW: LocalText = {
  en: 'The upper end of the range is below the lower one.',
  de: 'Das obere Ende der Spanne liegt unter dem unteren.',
};

/** Refuses a reversed range, of which the wire would silently keep only the lower end. */
const checkRange: NumberFieldSingleValidation = (value, options) => {
  const plain = number(value, options);
  const from = isRecord(options.siblingData) ? options.siblingData.from : undefined;
  if (plain !== true || typeof value !== 'number' || typeof from !== 'number') return plain;
  return value >= from || problem(BELOW, options);
};

/** A yearly gross range, for pay transparency and job search engines. */
export const salaryField: GroupField = {
  name: 'salary',
  type: 'group',
  label: { en: 'Salary, gross per year', de: 'Gehalt, brutto im Jahr' },
  admin: { position: 'sidebar' },
  fields: [
    {
      name: 'from',
      type: 'number',
      min: 0,
      label: { en: 'From', de: 'Von' },
      admin: {
        description: {
          en: 'In whole numbers, such as 52000. Empty: no range is shown.',
          de: 'In ganzen Zahlen, etwa 52000. Leer: Es wird keine Spanne gezeigt.',
        },
      },
    },
    {
      name: 'to',
      type: 'number',
      min: 0,
      label: { en: 'To', de: 'Bis' },
      validate: checkRange,
      admin: { description: { en: 'Empty: one figure, no range.', de: 'Leer: eine Zahl, keine Spanne.' } },
    },
    {
      name: 'currency',
      type: 'select',
      label: { en: 'Currency', de: 'Währung' },
      defaultValue: 'EUR',
      options: ['EUR', 'INR', 'PKR'],
      admin: {
        description: {
          en: 'The currency of the country where the position is.',
          de: 'Die Währung des Landes, in dem die Stelle ist.',
        },
      },
    },
  ],
};

/** Stores the day of a job's first publication; publishing it again keeps that day. */
export const setPostedDay: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status !== 'published' || data.posted) return data;
  return { ...data, posted: originalDoc?.posted ?? noonOf(formatAgencyDay(new Date())) };
};

const dayField = dateOnly('posted', {
  label: { en: 'Posted on', de: 'Online seit' },
  description: {
    en: 'The day it was first published. Its page shows it, and so do job search engines.',
    de: 'Der Tag, an dem sie zum ersten Mal veröffentlicht wurde. Er steht auf der Seite und in Stellensuchmaschinen.',
  },
  sidebar: true,
});

/** The first day of a job on the site. A copy starts over. */
export const postedField: DateField = {
  ...dayField,
  access: READ_ONLY,
  admin: { ...dayField.admin, readOnly: true },
  hooks: { beforeDuplicate: [() => null] },
};
