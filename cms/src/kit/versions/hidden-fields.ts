import type { Field } from 'payload';

/** Stands for a field where versions are compared, and shows nothing of it. */
export const NO_DIFFERENCE = '/kit/versions/no-difference.tsx#NoDifference';

function isHidden(field: Field): boolean {
  const { admin } = field;
  return ('hidden' in field && field.hidden === true) || (admin && 'hidden' in admin ? admin.hidden === true : false);
}

function hideIn(fields: readonly Field[]): void {
  for (const field of fields) {
    // In place, as Payload completes them: it looks fields up by what they are.
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

/** Payload's configuration, in which versions are compared by what editors know: the fields that their forms show. */
export function withoutHiddenDifferences<C extends Described>(config: C): C {
  for (const { fields } of [...config.collections, ...config.globals]) hideIn(fields);
  return config;
}
