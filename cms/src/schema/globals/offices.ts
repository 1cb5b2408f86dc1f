import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { LocalText } from '@kontorwerk/contract/languages';
import { USUAL_HOURS } from '@kontorwerk/contract/settings/office';
import { isTimeZone } from '@kontorwerk/contract/settings/time-zone';
import type { ArrayField, ArrayFieldValidation, NumberField, TextField } from 'payload';
import { array as checkRows } from 'payload/shared';
import { problem, type ReaderRequest } from '#cms/base/reader-language.ts';
import { checkCode, checkOffices } from '#cms/content/offices/office-codes.ts';
import { longText, rows, select, text } from '#cms/kit/fields/basic-fields.ts';

const NO_TIME: LocalText = {
  en: 'Please give the time in hours and minutes, such as 09:00.',
  de: 'Bitte schreiben Sie die Uhrzeit mit Stunden und Minuten, etwa 09:00.',
};
const CLOSES_FIRST: LocalText = {
  en: 'An office has to close later than it opens.',
  de: 'Ein Standort muss später schließen, als er öffnet.',
};
const NO_TIME_ZONE: LocalText = {
  en: 'This time zone is not known. Examples: Europe/Berlin, Asia/Kolkata, Asia/Karachi',
  de: 'Diese Zeitzone ist nicht bekannt. Beispiele: Europe/Berlin, Asia/Kolkata, Asia/Karachi',
};

function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

function checkTime(value: unknown, asked: ReaderRequest): string | true {
  return isTime(value) || problem(NO_TIME, asked);
}

/** Refuses a closing time before the opening time. Times of this form compare as texts. */
export function checkClosingTime(
  value: unknown,
  asked: ReaderRequest & { readonly siblingData: unknown },
): string | true {
  if (!isTime(value)) return problem(NO_TIME, asked);
  const opens = isRecord(asked.siblingData) ? asked.siblingData.opens : undefined;
  return !isTime(opens) || opens < value || problem(CLOSES_FIRST, asked);
}

const LOCAL_TIME: LocalText = { en: 'In the office’s local time.', de: 'In der Ortszeit des Standorts.' };

function makeTimeField(
  name: string,
  label: LocalText,
  defaultValue: string,
  validate: typeof checkClosingTime,
): TextField {
  return text(name, {
    label,
    description: LOCAL_TIME,
    required: true,
    localized: false,
    defaultValue,
    validate,
    width: '25%',
  });
}

const ON_THE_MAP: LocalText = {
  en: 'In degrees with four decimals, as maps give it.',
  de: 'In Grad mit vier Nachkommastellen, wie Karten es angeben.',
};

/** Returns the field of one coordinate, in degrees up to `most` to either side. */
function makeDegreesField(name: string, label: LocalText, most: number): NumberField {
  return {
    name,
    type: 'number',
    label,
    required: true,
    min: -most,
    max: most,
    admin: { width: '50%', step: 0.0001, description: ON_THE_MAP },
  };
}

const workdaysField = select('workdays', {
  hasMany: true,
  label: { en: 'Workdays', de: 'Arbeitstage' },
  description: {
    en: 'On all other days the office is shown as closed.',
    de: 'An allen anderen Tagen gilt der Standort als geschlossen.',
  },
  defaultValue: USUAL_HOURS.workdays.map(String),
  options: [
    { value: '1', label: { en: 'Monday', de: 'Montag' } },
    { value: '2', label: { en: 'Tuesday', de: 'Dienstag' } },
    { value: '3', label: { en: 'Wednesday', de: 'Mittwoch' } },
    { value: '4', label: { en: 'Thursday', de: 'Donnerstag' } },
    { value: '5', label: { en: 'Friday', de: 'Freitag' } },
    { value: '6', label: { en: 'Saturday', de: 'Samstag' } },
    { value: '7', label: { en: 'Sunday', de: 'Sonntag' } },
  ],
});

const checkOfficeRows: ArrayFieldValidation = async (value, asked) => {
  const plain = checkRows(value, asked);
  return plain === true && asked.event !== 'onChange' ? checkOffices(value, asked) : plain;
};

const officeRows = rows('offices', {
  label: { en: 'Offices', de: 'Standorte' },
  description: {
    en: 'Visitors see them in this order. Drag a row to another place.',
    de: 'Besucher sehen sie in dieser Reihenfolge. Ziehen Sie eine Zeile an eine andere Stelle.',
  },
  labels: { singular: { en: 'Office', de: 'Standort' }, plural: { en: 'Offices', de: 'Standorte' } },
  titles: ['code', 'city'],
  fields: [
    text('code', {
      label: { en: 'Code', de: 'Kürzel' },
      description: {
        en: 'Positions refer to the office by it: two to eight capital letters or digits.',
        de: 'Damit verweisen Stellen auf den Standort: zwei bis acht Großbuchstaben oder Ziffern.',
      },
      required: true,
      localized: false,
      validate: checkCode,
    }),
    text('city', {
      label: { en: 'City', de: 'Stadt' },
      description: { en: 'What the office is called on the site.', de: 'So heißt der Standort auf der Website.' },
      required: true,
    }),
    longText('address', {
      label: { en: 'Address', de: 'Adresse' },
      description: {
        en: 'Street, postcode and country, one line each.',
        de: 'Straße, Postleitzahl und Land, je eine Zeile.',
      },
      required: true,
    }),
    text('phone', {
      label: { en: 'Phone', de: 'Telefon' },
      description: { en: 'With the country code: +49 40 1234567.', de: 'Mit Landesvorwahl: +49 40 1234567.' },
      localized: false,
    }),
    {
      type: 'row',
      fields: [
        text('time_zone', {
          label: { en: 'Time zone', de: 'Zeitzone' },
          description: { en: 'Its clock on the site follows this.', de: 'Danach geht die Uhr des Standorts.' },
          required: true,
          localized: false,
          defaultValue: 'Europe/Berlin',
          validate: (value: unknown, asked: ReaderRequest) =>
            (typeof value === 'string' && isTimeZone(value)) || problem(NO_TIME_ZONE, asked),
          width: '50%',
        }),
        makeTimeField('opens', { en: 'Opens', de: 'Öffnet' }, USUAL_HOURS.opens, checkTime),
        makeTimeField('closes', { en: 'Closes', de: 'Schließt' }, USUAL_HOURS.closes, checkClosingTime),
      ],
    },
    workdaysField,
    {
      type: 'row',
      fields: [
        makeDegreesField('latitude', { en: 'Latitude', de: 'Breitengrad' }, 90),
        makeDegreesField('longitude', { en: 'Longitude', de: 'Längengrad' }, 180),
      ],
    },
  ],
});

/** The offices (§1) with their hours and coordinates, from which the map's addresses follow. A new site has none. */
export const officesField: ArrayField = { ...officeRows, validate: checkOfficeRows };
