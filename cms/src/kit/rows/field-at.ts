import type { ClientField } from 'payload';

/** Returns the fields with data, within any layout fields. */
function holders(fields: readonly ClientField[]): readonly ClientField[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => ('name' in tab ? [] : holders(tab.fields)));
    const arranges =
      field.type === 'row' || field.type === 'collapsible' || (field.type === 'group' && !('name' in field));
    return arranges ? holders(field.fields) : [field];
  });
}

/**
 * Returns a form's configuration of the field at a path; null if there is none.
 *
 * @param valueAt returns the value of another field of the form, such as a section's kind
 */
export function fieldAt(
  fields: readonly ClientField[],
  path: string,
  valueAt: (path: string) => unknown,
): ClientField | null {
  const steps = path.split('.');
  let within = fields;
  let found: ClientField | null = null;
  for (let at = 0; at < steps.length; at += 1) {
    found = holders(within).find((field) => 'name' in field && field.name === steps[at]) ?? null;
    if (!found || at === steps.length - 1) break;
    if (found.type === 'blocks') {
      at += 1;
      const kind = valueAt(`${steps.slice(0, at + 1).join('.')}.blockType`);
      within = found.blocks.find(({ slug }) => slug === kind)?.fields ?? [];
    } else if (found.type === 'array' || found.type === 'group') {
      if (found.type === 'array') at += 1;
      within = found.fields;
    } else return null;
  }
  return found;
}
