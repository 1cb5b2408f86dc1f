import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { withReadableValues } from '../readable/readable-values.ts';
import { VALUE_DIFF } from '../readable/value-format.ts';
import { DATE_FIELD, DATE_FILTER, DAY_CELL, MOMENT_CELL, withReadableDates } from './readable-dates.ts';

const day = (): Field => ({ name: 'day', type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } });
const components = (field: Field) => (field.type === 'date' ? field.admin?.components : undefined);

const field = (kind: string) => ({ path: DATE_FIELD, clientProps: { kind } });
const filter = (kind: string) => ({ path: DATE_FILTER, clientProps: { kind } });
const diff = (kind: string) => ({ path: VALUE_DIFF, serverProps: { kind } });

test('every date of a form, however deep, is typed and filtered in the reader’s own way; what has a component of its own keeps it', () => {
  const own: Field = { name: 'own', type: 'date', admin: { components: { Cell: '/own.tsx#Cell' } } };
  const [first, second, third] = [day(), day(), day()];
  const deep: Field[] = [
    { name: 'rows', type: 'array', fields: [first] },
    { type: 'tabs', tabs: [{ label: 'Tab', fields: [second] }] },
    { name: 'sections', type: 'blocks', blocks: [{ slug: 'block', fields: [third] }] },
  ];
  const moment: Field = { name: 'updatedAt', type: 'date', admin: { hidden: true } };
  withReadableValues(
    withReadableDates({ collections: [{ fields: deep }, { fields: [own] }], globals: [{ fields: [moment] }] }),
  );
  for (const found of [first, second, third])
    expect(components(found)).toEqual({
      Field: field('day'),
      Filter: filter('day'),
      Cell: DAY_CELL,
      Diff: diff('day'),
    });
  expect(components(own)).toEqual({
    Field: field('moment'),
    Filter: filter('moment'),
    Cell: '/own.tsx#Cell',
    Diff: diff('moment'),
  });
  expect(components(moment)).toEqual({
    Field: field('moment'),
    Filter: filter('moment'),
    Cell: MOMENT_CELL,
    Diff: diff('moment'),
  });
});
