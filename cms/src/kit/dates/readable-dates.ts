import type { DateField } from 'payload';
import { changeFields, type FinishedFields } from '../fields/field-tree.ts';
import { ADMIN_DAYS } from './admin-dates.ts';
import type { DateKind } from './date-format.ts';

/**
 * The components of date fields: the form's field, the list's filter, and the list cells for a day and for a moment in
 * the agency's time zone.
 */
export const DATE_FIELD = '/kit/dates/date-field.tsx#DateField';
export const DATE_FILTER = '/kit/dates/date-filter.tsx#DateFilter';
export const DAY_CELL = '/kit/dates/date-cell.tsx#DayCell';
export const MOMENT_CELL = '/kit/dates/date-cell.tsx#MomentCell';

/** Returns the format that Payload's own date inputs, such as filters, show and accept, without lenient parsing. */
function strictFormat(displayFormat: string) {
  return { displayFormat, overrides: { strictParsing: true, dateFormat: [displayFormat, ADMIN_DAYS, 'yyyy-MM-dd'] } };
}

/** Sets the components of a date field, unless it has its own. */
function makeReadable(field: DateField): void {
  const { date, components } = field.admin ?? {};
  const isDay = date?.pickerAppearance === 'dayOnly';
  const kind: DateKind = isDay ? 'day' : 'moment';
  // In place, as Payload does.
  field.admin = {
    ...field.admin,
    date: { ...date, ...strictFormat(isDay ? ADMIN_DAYS : `${ADMIN_DAYS}, HH:mm`) },
    components: {
      Field: { path: DATE_FIELD, clientProps: { kind } },
      Filter: { path: DATE_FILTER, clientProps: { kind } },
      Cell: isDay ? DAY_CELL : MOMENT_CELL,
      ...components,
    },
  };
}

/**
 * Payload plugin: dates are typed and shown in the reader's format, and moments in the agency's time zone instead of
 * the browser's.
 */
export function withReadableDates<C extends FinishedFields>(config: C): C {
  return changeFields(config, (field) => {
    if (field.type === 'date') makeReadable(field);
  });
}
