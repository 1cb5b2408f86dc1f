import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { expect, test } from 'vitest';
import { withoutDetails } from './without-details.ts';

test("leaves the detail texts of a list's cards out, as a whole and in their parts, and those of no other section", () => {
  const card = { title: 'Isar', html_field: '<p>All of it</p>', project: { case_html: '<p>The case</p>' } };
  const meta = ['ProjectSlider', 'Faq'].map((component_name) => ({ component_name, card_components: [card] }));
  const [entry] = readEntries([{ title: 'Home', meta }], () => {}).map(withoutDetails);
  expect(entry?.meta[0]?.card_components).toMatchObject([{ title: 'Isar', html_field: '', project: null }]);
  expect(entry?.meta[1]?.card_components).toMatchObject([card]);
});
