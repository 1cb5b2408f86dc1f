import { expect, test } from 'vitest';
import { show } from '#app/testing/serve.tsx';
import { ContactBar } from './ContactBar.tsx';
import { Footer } from './Footer/Footer.tsx';

test('a backend without settings leaves no empty links or lists around the pages', async () => {
  await show(
    <>
      <ContactBar />
      <Footer />
    </>,
  );
  const links = [...document.querySelectorAll('a')];
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({ textContent }) => textContent.trim() === '')).toEqual([]);
  expect(links.filter(({ protocol }) => protocol === 'mailto:' || protocol === 'tel:')).toEqual([]);
  expect([...document.querySelectorAll('ul')].filter(({ children }) => children.length === 0)).toEqual([]);
});
