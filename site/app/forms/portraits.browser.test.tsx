import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readSection } from '#app/testing/read-section.ts';
import { show } from '#app/testing/serve.tsx';
import { FooterForm } from './FooterForm/FooterForm.tsx';

const person = (name: string) => ({ name, image: `/uploads/${name}.svg` });
const text = (html: string) => ({ html_field: html });

async function showForm(cards: readonly object[]) {
  await show(<FooterForm section={readSection('ContactForm', { card_components: cards })} />);
  return page
    .getByRole('img')
    .elements()
    .map((image) => image.getAttribute('alt'));
}

test('beside a form stand the faces and the texts that its content gives it, three faces at most', async () => {
  const cards = [...['Ada', 'Bo', 'Cy', 'Di'].map(person), text('<p>Call us.</p>'), text('<p>Privacy.</p>')];
  expect(await showForm(cards)).toEqual(['Ada', 'Bo', 'Cy']);
  await expect.element(page.getByText('Call us.')).toBeVisible();
  await expect.element(page.getByText('Privacy.')).toBeVisible();
});

test('where the content names nobody, nobody is shown', async () => {
  expect(await showForm([text('<p>Call us.</p>')])).toEqual([]);
  await expect.element(page.getByText('Call us.')).toBeVisible();
});
