import type { Field } from 'payload';
import { changeFields, type FinishedFields } from '../fields/change-fields.ts';
import { SHOWN_CELL, SHOWN_DIFF, type ValueKind } from './shown-value.ts';

/** How the value of a field is shown where Payload would show it as it is kept; null where that is readable. */
function kindOf(field: Field): ValueKind | null {
  if (field.type === 'checkbox') return 'yes_no';
  if (field.type === 'date') return field.admin?.date?.pickerAppearance === 'dayOnly' ? 'day' : 'moment';
  if (field.custom?.holdsLink) return 'link';
  return field.custom?.holdsOffices ? 'office' : null;
}

/** Payload's lists know these themselves. */
const LISTED_WELL: readonly ValueKind[] = ['yes_no', 'day', 'moment'];

/** What has a component of its own keeps it. */
function makeReadable(field: Field): void {
  const kind = kindOf(field);
  if (kind === null) return;
  const shown = (path: string) => ({ path, serverProps: { kind } });
  // In place, as Payload completes them.
  Object.assign(field, {
    admin: {
      ...field.admin,
      components: {
        ...(!LISTED_WELL.includes(kind) && { Cell: shown(SHOWN_CELL) }),
        Diff: shown(SHOWN_DIFF),
        ...field.admin?.components,
      },
    },
  });
}

/** Payload's configuration, in which lists and comparisons show values as editors would write them. */
export function withReadableValues<C extends FinishedFields>(config: C): C {
  return changeFields(config, makeReadable);
}
