/** The block with two selects: it sends nothing (§2) but passes the pair to the contact form on its page. */
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MessageForm } from '#app/forms/MessageForm/MessageForm.tsx';
import { countSubmissions } from '#app/forms/testing/submissions.ts';
import { prefer } from '#app/testing/media.ts';
import { readSection } from '#app/testing/read-section.ts';
import { show } from '#app/testing/serve.tsx';
import { FromToContact } from './FromToContact.tsx';

const LABELS = { en: { from: 'From', to: 'To' }, de: { from: 'Von', to: 'Nach' } } as const;

const section = readSection('FromToContact', {
  main_title: 'Where from, where to',
  button_one_text: 'Go',
  card_components: [
    { category: 'from', title: 'Magento' },
    { category: 'from', title: 'Shopify' },
    { category: 'to', title: 'Shopware' },
    { category: 'to', title: 'WooCommerce' },
  ],
});

/** Selects the second option on each side and submits. */
async function choosePair(language: Language): Promise<void> {
  await page.getByLabelText(LABELS[language].from, { exact: true }).selectOptions('Shopify');
  await page.getByLabelText(LABELS[language].to, { exact: true }).selectOptions('WooCommerce');
  await page.getByRole('button', { name: 'Go' }).click();
}

for (const language of LANGUAGES) {
  test(`§2 the pair goes to the contact page, in ${language}`, async () => {
    await prefer({ 'prefers-reduced-motion': 'reduce' });
    const sent = countSubmissions();
    const { address } = await show(<FromToContact section={section} />, { at: `/${language}` });
    await choosePair(language);
    const contact = language === 'en' ? '/contactus/contactform' : '/de/contactus/contactform';
    await expect.poll(address).toBe(`${contact}?from=Shopify&to=WooCommerce`);
    expect(sent()).toBe(0);
  });
}

/** One form in each language. */
const FORMS = [
  ['full', 'en'],
  ['footer', 'de'],
] as const;

for (const [variant, language] of FORMS) {
  test(`§2 the pair goes into the ${variant} contact form of the page and nothing is sent, in ${language}`, async () => {
    const sent = countSubmissions();
    const at = language === 'en' ? '/ecommerce/shopmigration' : '/de/ecommerce/shopmigration';
    const { address } = await show(
      <>
        <FromToContact section={section} />
        <div style={{ height: '200vh' }} />
        <MessageForm variant={variant} button="" onSent={() => {}} />
      </>,
      { at },
    );
    const message = page.getByRole('textbox', { name: language === 'en' ? 'Message' : 'Nachricht' });
    await userEvent.fill(message, 'Hello there');
    scrollTo({ top: 0, behavior: 'instant' });
    await choosePair(language);
    await expect.element(message).toHaveFocus();
    await expect.element(message).toBeInViewport();
    await expect.element(message).toHaveValue(expect.stringMatching(/^Hello there\n.*Shopify.*WooCommerce/s));
    expect(address()).toBe(at);
    expect(sent()).toBe(0);
  });
}
