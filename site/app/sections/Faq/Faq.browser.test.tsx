import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readSection } from '#app/testing/read-section.ts';
import { serve } from '#app/testing/serve.tsx';
import { PageSectionsContext } from '../page-sections-context.ts';
import { Faq } from './Faq.tsx';

const FAQ = readSection('Faq', {
  main_title: 'Questions',
  card_components: ['Why?', 'How long?', 'What next?'].map((title) => ({ title, html_field: `<p>${title} So.</p>` })),
});

test('who goes to an answer finds it open, below its question', async () => {
  const served = serve(
    <>
      <PageSectionsContext value={[FAQ]}>
        <Faq section={FAQ} />
      </PageSectionsContext>
      <div style={{ height: '200vh' }} />
    </>,
  );
  await served.hydrate();
  const answer = page.getByText('How long? So.');
  await expect.element(answer).not.toBeVisible();
  await served.goTo('/imprint#faq-how-long');
  await expect.element(answer).toBeVisible();
  const { top } = page.getByRole('heading', { name: 'How long?' }).element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(innerHeight / 2);
});
