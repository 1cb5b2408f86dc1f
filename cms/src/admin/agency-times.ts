import type { Field } from 'payload';

/** Shows a moment by the agency's clock. */
export const MOMENT_CELL = '/admin/moment-cell.tsx#MomentCell';

type Described = { readonly collections: readonly { readonly fields: readonly Field[] }[] };

/**
 * Payload's configuration, in which lists show moments by the agency's clock instead of the browser's. A day has no clock;
 * what has a component of its own keeps it.
 */
export function withAgencyTimes<C extends Described>(config: C): C {
  for (const field of config.collections.flatMap(({ fields }) => fields)) {
    if (field.type !== 'date' || field.admin?.date?.pickerAppearance === 'dayOnly') continue;
    // In place, as Payload completes them.
    field.admin = { ...field.admin, components: { Cell: MOMENT_CELL, ...field.admin?.components } };
  }
  return config;
}
