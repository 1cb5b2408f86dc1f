import type { CollectionConfig, Field } from 'payload';
import { expect, test } from 'vitest';
import { outbox } from './outbox.ts';

const JOBS: CollectionConfig = {
  slug: 'payload-jobs',
  fields: [
    { name: 'completedAt', type: 'date' },
    { name: 'hasError', type: 'checkbox' },
    { name: 'totalTried', type: 'number' },
    { name: 'queue', type: 'text' },
    { name: 'log', type: 'array', fields: [{ name: 'taskSlug', type: 'text' }] },
  ],
};

function filters(fields: readonly Field[]): readonly string[] {
  return fields.flatMap((field) => {
    if (field.type === 'ui') return [];
    const own = 'name' in field && field.admin?.disableListFilter !== true ? [field.name] : [];
    return field.type === 'array' ? [...own, ...filters(field.fields)] : own;
  });
}

test('the outbox is narrowed down by what it calls by its own words, and by nothing of the machinery', () => {
  const { fields } = outbox({ defaultJobsCollection: JOBS });
  const names = filters(fields);
  expect(names).toEqual(['completedAt', 'hasError', 'totalTried']);
  for (const field of fields)
    if ('name' in field && names.includes(field.name)) expect(field, field.name).toHaveProperty('label.de');
});
