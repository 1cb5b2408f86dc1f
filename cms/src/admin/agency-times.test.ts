import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { MOMENT_CELL, withAgencyTimes } from './agency-times.ts';

test('moments are shown by the agency’s clock, days and what has a component of its own as they are', () => {
  const day: Field = { name: 'day', type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } };
  const own: Field = { name: 'own', type: 'date', admin: { components: { Cell: '/own.tsx#Cell' } } };
  const title: Field = { name: 'title', type: 'text' };
  const fields: Field[] = [
    { ...day },
    { ...own },
    { ...title },
    { name: 'updatedAt', type: 'date', admin: { hidden: true } },
  ];
  const { collections } = withAgencyTimes({ collections: [{ fields }] });
  const updatedAt = { name: 'updatedAt', type: 'date', admin: { hidden: true, components: { Cell: MOMENT_CELL } } };
  expect(collections[0]?.fields).toEqual([day, own, title, updatedAt]);
});
