import type { Field } from 'payload';
import { changeFields, type FinishedFields } from '../fields/field-tree.ts';
import { VALUE_CELL, VALUE_DIFF, type ValueKind } from './value-format.ts';

/** Returns how to show a field's value that Payload would show as stored; null if that is readable. */
function kindOf(field: Field): ValueKind | null {
  if (field.type === 'checkbox') return 'yes_no';
  if (field.type === 'date') return field.admin?.date?.pickerAppearance === 'dayOnly' ? 'day' : 'moment';
  if (field.custom?.holdsLink) return 'link';
  return field.custom?.holdsOffices ? 'office' : null;
}

/** The kinds that Payload's lists show well. */
const LISTED_WELL: readonly ValueKind[] = ['yes_no', 'day', 'moment'];

/** Sets the components of a field, unless it has its own. */
function makeReadable(field: Field): void {
  const kind = kindOf(field);
  if (kind === null) return;
  const shown = (path: string) => ({ path, serverProps: { kind } });
  // In place, as Payload does.
  Object.assign(field, {
    admin: {
      ...field.admin,
      components: {
        ...(!LISTED_WELL.includes(kind) && { Cell: shown(VALUE_CELL) }),
        Diff: shown(VALUE_DIFF),
        ...field.admin?.components,
      },
    },
  });
}

/** Payload plugin: lists and comparisons show values as editors would write them. */
export function withReadableValues<C extends FinishedFields>(config: C): C {
  return changeFields(config, makeReadable);
}
