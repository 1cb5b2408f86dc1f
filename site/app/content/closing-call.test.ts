import type { Section } from '@kontorwerk/contract/content/entry';
import { emptySection, readEntries } from '@kontorwerk/contract/content/read-entries';
import { expect, test } from 'vitest';
import { withoutClosingCall } from './closing-call.ts';

const CALL = { component_name: 'Banner', layout: 'call', main_title: 'Which drawer sticks?' };
const TEXT = { component_name: 'RichText', main_title: 'Text' };

function closed(pathname: string, ...sections: readonly Partial<Section>[]) {
  const meta = sections.map((section) => ({ ...emptySection(), ...section }));
  const [entry] = readEntries([{ title: 'Magento', meta }], (problem) => {
    throw new Error(JSON.stringify(problem));
  });
  if (!entry) throw new Error('There is no entry.');
  const { entry: shown, closing } = withoutClosingCall(pathname, entry);
  return { kinds: shown.meta.map(({ component_name }) => component_name), closing: closing?.main_title ?? null };
}

test('the call that an editor closes a page with is the form’s', () => {
  expect(closed('/ecommerce/magento', TEXT, CALL)).toEqual({ kinds: ['RichText'], closing: CALL.main_title });
});

test.each([
  ['there is no form', '/de/contactus/contactform', [TEXT, CALL]],
  ['it has a picture', '/ecommerce/magento', [TEXT, { ...CALL, bg_image: '/uploads/office.avif' }]],
  ['nobody said that it is a call', '/ecommerce/magento', [TEXT, { ...CALL, layout: '' }]],
  ['it says nothing', '/ecommerce/magento', [TEXT, { ...CALL, main_title: '' }]],
  ['it isn’t the last', '/ecommerce/magento', [CALL, TEXT]],
  ['it is all there is', '/ecommerce/magento', [CALL]],
] as const)('it stays a section where %s', (_why, pathname, sections) => {
  expect(closed(pathname, ...sections)).toEqual({
    kinds: sections.map(({ component_name }) => component_name),
    closing: null,
  });
});
