import type { Field } from 'payload';

/** The empty component for a hidden field in a comparison of versions. */
export const NO_DIFFERENCE = '/kit/versions/no-difference.tsx#NoDifference';

function isHidden(field: Field): boolean {
  const { admin } = field;
  return ('hidden' in field && field.hidden === true) || (admin && 'hidden' in admin ? admin.hidden === true : false);
}

function hideIn(fields: readonly Field[]): void {
  for (const field of fields) {
    // In place, as Payload does: it looks fields up by identity.
    if (isHidden(field))
      Object.assign(field, {
        admin: { ...field.admin, components: { ...field.admin?.components, Diff: NO_DIFFERENCE } },
      });
    else if (field.type === 'tabs') for (const tab of field.tabs) hideIn(tab.fields);
    else if (field.type === 'blocks') for (const block of field.blocks) hideIn(block.fields);
    else if ('fields' in field) hideIn(field.fields);
  }
}

type Entity = { readonly fields: readonly Field[] };
type Described = { readonly collections: readonly Entity[]; readonly globals: readonly Entity[] };

/** Payload plugin: comparisons of versions contain only the fields that forms show. */
export function withoutHiddenDifferences<C extends Described>(config: C): C {
  for (const { fields } of [...config.collections, ...config.globals]) hideIn(fields);
  return config;
}
