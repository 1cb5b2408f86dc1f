import type { GroupField } from 'payload';

/** A yearly gross range: pay transparency asks for it, and job search engines do too. */
export const salary: GroupField = {
  name: 'salary',
  type: 'group',
  label: { en: 'Salary, gross a year', de: 'Gehalt, brutto im Jahr' },
  admin: { position: 'sidebar' },
  fields: [
    { name: 'from', type: 'number', min: 0, label: { en: 'From', de: 'Von' } },
    { name: 'to', type: 'number', min: 0, label: { en: 'To', de: 'Bis' } },
    {
      name: 'currency',
      type: 'select',
      label: { en: 'Currency', de: 'Währung' },
      defaultValue: 'EUR',
      options: ['EUR', 'INR', 'PKR'],
    },
  ],
};
