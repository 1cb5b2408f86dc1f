import type { DateField } from 'payload';
import { changeFields, type FinishedFields } from '../fields/change-fields.ts';
import { ADMIN_DAYS } from './admin-dates.ts';
import type { DateKind } from './written-date.ts';

/** A field of a date in a form, and its cells in lists: of a day, and of a moment by the agency's clock. */
export const DATE_FIELD = '/kit/dates/date-field.tsx#DateField';
export const DAY_CELL = '/kit/dates/date-cell.tsx#DayCell';
export const MOMENT_CELL = '/kit/dates/date-cell.tsx#MomentCell';

/** What Payload's own inputs of dates, such as those of filters, show and take: no guesses at anything else. */
function strictly(displayFormat: string) {
  return { displayFormat, overrides: { strictParsing: true, dateFormat: [displayFormat, ADMIN_DAYS, 'yyyy-MM-dd'] } };
}

/** What has a component of its own keeps it. */
function makeReadable(field: DateField): void {
  const { date, components } = field.admin ?? {};
  const isDay = date?.pickerAppearance === 'dayOnly';
  const kind: DateKind = isDay ? 'day' : 'moment';
  // In place, as Payload completes them.
  field.admin = {
    ...field.admin,
    date: { ...date, ...strictly(isDay ? ADMIN_DAYS : `${ADMIN_DAYS}, HH:mm`) },
    components: {
      Field: { path: DATE_FIELD, clientProps: { kind } },
      Cell: isDay ? DAY_CELL : MOMENT_CELL,
      ...components,
    },
  };
}

/**
 * Payload's configuration, in which dates are typed and shown in the reader's own way, and moments by the agency's clock
 * instead of the browser's.
 */
export function withReadableDates<C extends FinishedFields>(config: C): C {
  return changeFields(config, (field) => {
    if (field.type === 'date') makeReadable(field);
  });
}
