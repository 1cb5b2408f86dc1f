import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { GroupField, NumberFieldSingleValidation } from 'payload';
import { number } from 'payload/shared';
import { problem } from '#cms/base/reader-language.ts';

const BELOW: LocalText = {
  en: 'The upper end of the range is below the lower one.',
  de: 'Das obere Ende der Spanne liegt unter dem unteren.',
};

/** Refuses a reversed range, of which the wire would silently keep only the lower end. */
const checkUpperEnd: NumberFieldSingleValidation = (value, options) => {
  const plain = number(value, options);
  const from = isRecord(options.siblingData) ? options.siblingData.from : undefined;
  if (plain !== true || typeof value !== 'number' || typeof from !== 'number') return plain;
  return value >= from || problem(BELOW, options);
};

/** A yearly gross range, for pay transparency and job search engines. */
export const salary: GroupField = {
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
      validate: checkUpperEnd,
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
