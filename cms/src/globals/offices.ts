import type { LocalText } from '@kontorwerk/contract/languages';
import type { ArrayField, SelectField, TextField } from 'payload';
import { OFFICE_OPTIONS } from '../fields/office-codes.ts';
import { longText, text } from '../fields/text.ts';

function time(name: string, label: LocalText, defaultValue: string): TextField {
  return {
    name,
    type: 'text',
    label,
    required: true,
    defaultValue,
    validate: (value: unknown) => (typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)) || '09:00',
    admin: { width: '25%' },
  };
}

/** Asks the formatter: its own list of zones leaves out well-known aliases such as `Asia/Kolkata`. */
function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

const workdays: SelectField = {
  name: 'workdays',
  type: 'select',
  hasMany: true,
  label: { en: 'Workdays', de: 'Arbeitstage' },
  defaultValue: ['1', '2', '3', '4', '5'],
  options: [
    { value: '1', label: { en: 'Monday', de: 'Montag' } },
    { value: '2', label: { en: 'Tuesday', de: 'Dienstag' } },
    { value: '3', label: { en: 'Wednesday', de: 'Mittwoch' } },
    { value: '4', label: { en: 'Thursday', de: 'Donnerstag' } },
    { value: '5', label: { en: 'Friday', de: 'Freitag' } },
    { value: '6', label: { en: 'Saturday', de: 'Samstag' } },
    { value: '7', label: { en: 'Sunday', de: 'Sonntag' } },
  ],
};

/** The offices (§1) with their hours and places; the map's addresses follow from the coordinates. */
export const offices: ArrayField = {
  name: 'offices',
  type: 'array',
  label: { en: 'Offices', de: 'Standorte' },
  labels: { singular: { en: 'Office', de: 'Standort' }, plural: { en: 'Offices', de: 'Standorte' } },
  admin: {
    initCollapsed: true,
    components: { RowLabel: { path: '/admin/row-label.tsx#RowTitle', clientProps: { fields: ['code', 'city'] } } },
  },
  fields: [
    { name: 'code', type: 'select', required: true, label: { en: 'Code', de: 'Kürzel' }, options: OFFICE_OPTIONS },
    text('city', { en: 'City', de: 'Stadt' }, { required: true }),
    longText('address', { en: 'Address', de: 'Adresse' }, { required: true }),
    text('phone', { en: 'Phone', de: 'Telefon' }, { localized: false }),
    {
      type: 'row',
      fields: [
        {
          name: 'time_zone',
          type: 'text',
          required: true,
          label: { en: 'Time zone', de: 'Zeitzone' },
          defaultValue: 'Europe/Berlin',
          validate: (value: unknown) => (typeof value === 'string' && isTimeZone(value)) || 'Europe/Berlin',
          admin: { width: '50%' },
        },
        time('opens', { en: 'Opens', de: 'Öffnet' }, '09:00'),
        time('closes', { en: 'Closes', de: 'Schließt' }, '18:00'),
      ],
    },
    workdays,
    {
      type: 'row',
      fields: [
        {
          name: 'latitude',
          type: 'number',
          required: true,
          min: -90,
          max: 90,
          label: { en: 'Latitude', de: 'Breitengrad' },
          admin: { width: '50%', step: 0.0001 },
        },
        {
          name: 'longitude',
          type: 'number',
          required: true,
          min: -180,
          max: 180,
          label: { en: 'Longitude', de: 'Längengrad' },
          admin: { width: '50%', step: 0.0001 },
        },
      ],
    },
  ],
};
