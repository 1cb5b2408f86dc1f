/** Section kinds that list clients, reviews, works, jobs, people and posts. */
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { sectionOf } from './support/browser/sections.ts';
import { expect, test } from './support/browser/test.ts';
import { inLanguage } from './support/pages/routes.ts';
import { FULL_SECTIONS } from './support/scripted-backend/every-kind.ts';
import { FOREIGN_STACK } from './support/stacks/stacks.ts';

const EVERY_KIND = '/ecommerce/every-kind';

/** Returns the address of a page on the foreign stack. */
const on = (path: string, language: Language = 'en') => `${FOREIGN_STACK.siteUrl}${inLanguage(path, language)}`;

test('§2 the client slider shows a logo for each client, or the name', async ({ still }) => {
  const [northwind, contoso] = FULL_SECTIONS.ClientSlider.card_components;
  const page = await still(on(EVERY_KIND));
  const section = sectionOf(page, 'ClientSlider');
  await expect(section.getByRole('img', { name: northwind.title })).toHaveAttribute('src', northwind.image);
  await expect(section.getByRole('link', { name: contoso.title })).toHaveAttribute('href', contoso.link);
});

test('§2 §3 a review shows its text, name, location or company, and picture', async ({ still }) => {
  const [review] = FULL_SECTIONS.ReviewSlider.card_components;
  const page = await still(on(EVERY_KIND));
  const figure = sectionOf(page, 'ReviewSlider').locator('figure');
  await expect(figure.locator('blockquote')).toHaveText(review.review);
  await expect(figure.locator('figcaption')).toContainText(review.name);
  await expect(figure.locator('figcaption')).toContainText(review.location_company);
  await expect(figure.locator('img')).toHaveAttribute('src', review.image);
});

test('§2 the certificate slider shows each certificate', async ({ still }) => {
  const [certificate] = FULL_SECTIONS.CertificateSlider.card_components;
  const page = await still(on(EVERY_KIND));
  const article = sectionOf(page, 'CertificateSlider').locator('article');
  await expect(article.locator('h3')).toHaveText(certificate.title);
  await expect(article).toContainText(certificate.description);
  await expect(article.locator('img')).toHaveAttribute('src', certificate.image);
  await expect(article.locator('time')).toHaveAttribute('datetime', certificate.date);
});

for (const language of LANGUAGES) {
  test(`§2 every card of the hire grid leads to the contact form, in ${language}`, async ({ still }) => {
    const [rigger, cook] = FULL_SECTIONS.HireGrid.card_components;
    const page = await still(on(EVERY_KIND, language));
    const cards = sectionOf(page, 'HireGrid').locator('article');
    await expect(cards.locator('h3')).toHaveText([rigger.title, cook.title]);
    for (const text of [rigger.description, rigger.category, rigger.houres, rigger.button_text])
      await expect(cards.first()).toContainText(text);
    for (const card of await cards.all()) {
      await expect(card.getByRole('link')).toHaveCount(1);
      const href = await card.getByRole('link').getAttribute('href');
      expect(new URL(href ?? '', page.url()).pathname).toBe(inLanguage('/contactus/contactform', language));
    }
    await expect(cards.last()).toContainText(language === 'en' ? 'Ask for this person' : 'Diese Person anfragen');
  });
}

test('§2 the news show their posts, the newest first', async ({ still }) => {
  const [old, recent] = FULL_SECTIONS.News.card_components;
  const page = await still(on(EVERY_KIND, 'de'));
  const posts = sectionOf(page, 'News').locator('article');
  await expect(posts.locator('h3')).toHaveText([recent.title, old.title]);
  await expect(posts.first()).toContainText(recent.category);
  await expect(posts.first().locator('time')).toHaveAttribute('datetime', recent.date);
  await expect(posts.last().locator('img')).toHaveAttribute('src', old.image);
  await expect(posts.first().getByRole('link')).toHaveAttribute('href', '/de/blog/new-harbour');
  await expect(sectionOf(page, 'News').getByRole('link', { name: FULL_SECTIONS.News.button_one_text })).toHaveAttribute(
    'href',
    inLanguage(FULL_SECTIONS.News.button_one_link, 'de'),
  );
});

test('§2 jobs and projects lead to their detail pages', async ({ still }) => {
  const { CareerGrid, ProjectGrid, ProjectSlider } = FULL_SECTIONS;
  const page = await still(on(EVERY_KIND, 'de'));
  const [job] = CareerGrid.card_components;
  const row = sectionOf(page, 'CareerGrid').getByRole('listitem');
  await expect(row).toContainText(job.job_type);
  await expect(row.getByTitle(job.location)).toBeVisible();
  await expect(row.getByRole('link', { name: job.title })).toHaveAttribute('href', '/de/jobapply/dock-hand');
  const [tea] = ProjectGrid.card_components;
  for (const kind of ['ProjectGrid', 'ProjectSlider'] as const) {
    const card = sectionOf(page, kind).locator('article').first();
    await expect(card, kind).toContainText(tea.description);
    await expect(card, kind).toContainText(tea.pro_category);
    await expect(card.locator('img'), kind).toHaveAttribute('src', tea.image);
    await expect(card.getByRole('link', { name: tea.title }), kind).toHaveAttribute('href', '/de/projects/tea-house');
  }
  await expect(sectionOf(page, 'ProjectGrid').getByRole('combobox')).toHaveCount(1);
  await expect(sectionOf(page, 'ProjectSlider').getByRole('combobox')).toHaveCount(0);
  await expect(
    sectionOf(page, 'ProjectSlider').getByRole('link', { name: ProjectSlider.button_one_text }),
  ).toHaveAttribute('href', inLanguage(ProjectSlider.button_one_link, 'de'));
});

test('§2 the contact form section shows its texts, its two blocks and the name of its button', async ({ still }) => {
  const { ContactForm } = FULL_SECTIONS;
  const page = await still(on(EVERY_KIND));
  const section = sectionOf(page, 'ContactForm');
  await expect(section.getByRole('heading', { level: 2 })).toHaveText(ContactForm.main_title);
  await expect(section).toContainText(`${ContactForm.sub_title} ${ContactForm.description}`);
  await expect(section.getByText('By post')).toBeVisible();
  await expect(section.getByText('By phone')).toBeVisible();
  await expect(section.locator('[type=submit]')).toHaveText(ContactForm.button_two_text);
});
