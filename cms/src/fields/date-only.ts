import type { LocalText } from '@kontorwerk/contract/languages';
import type { DateField } from 'payload';

type Options = { readonly required?: boolean; readonly description?: LocalText; readonly sidebar?: boolean };

/** A day without a time. It is kept as noon, universal time, so that its date is the same in every office. */
export function dateOnly(
  name: string,
  label: LocalText,
  { required = false, description, sidebar = false }: Options = {},
): DateField {
  return {
    name,
    type: 'date',
    label,
    required,
    admin: {
      description,
      position: sidebar ? 'sidebar' : undefined,
      date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' },
    },
  };
}
