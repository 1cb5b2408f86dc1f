import type { Field } from 'payload';

const STATUS_CELL = '/publishing/drafts/status-cell.tsx#StatusCell';

type Described = { readonly collections: readonly { readonly fields: readonly Field[] }[] };

/** Payload's configuration with lists that show whether each document is on the site. */
export function withReadableStatus<C extends Described>(config: C): C {
  for (const { fields } of config.collections) {
    const status = fields.find((field) => 'name' in field && field.name === '_status');
    // In place, since Payload completes the same object.
    if (status)
      Object.assign(status, {
        admin: { ...status.admin, components: { ...status.admin?.components, Cell: STATUS_CELL } },
      });
  }
  return config;
}
