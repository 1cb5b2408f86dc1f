import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { NO_DIFFERENCE, withoutHiddenDifferences } from './hidden-fields.ts';

const title = (): Field => ({ name: 'title', type: 'text' });
const key = (): Field => ({ name: 'key', type: 'text', hidden: true });
const updatedAt = (): Field => ({ name: 'updatedAt', type: 'date', admin: { hidden: true, disableBulkEdit: true } });
const without = { components: { Diff: NO_DIFFERENCE } };

test('what the form hides is no part of a comparison, wherever it stands', () => {
  const fields: Field[] = [
    title(),
    updatedAt(),
    { type: 'tabs', tabs: [{ label: 'Text', fields: [title(), key()] }] },
    { name: 'sections', type: 'blocks', blocks: [{ slug: 'Banner', fields: [key()] }] },
    { name: 'author', type: 'group', fields: [title(), key()] },
  ];
  const { collections } = withoutHiddenDifferences({ collections: [{ fields }], globals: [] });
  const hidden = { ...key(), admin: without };
  expect(collections[0]?.fields).toEqual([
    title(),
    { ...updatedAt(), admin: { hidden: true, disableBulkEdit: true, ...without } },
    { type: 'tabs', tabs: [{ label: 'Text', fields: [title(), hidden] }] },
    { name: 'sections', type: 'blocks', blocks: [{ slug: 'Banner', fields: [hidden] }] },
    { name: 'author', type: 'group', fields: [title(), hidden] },
  ]);
});
