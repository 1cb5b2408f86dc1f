/** Section kinds of texts, pictures and blocks, each with every field that a backend can send. */
import type { Language } from '@kontorwerk/contract/languages';
import { sectionOf } from './support/browser/sections.ts';
import { expect, test } from './support/browser/test.ts';
import { inLanguage } from './support/pages/routes.ts';
import { FULL_SECTIONS } from './support/scripted-backend/every-kind.ts';
import { FOREIGN_STACK } from './support/stacks/stacks.ts';

const EVERY_KIND = '/ecommerce/every-kind';

/** Returns the address of a page on the foreign stack. */
const on = (path: string, language: Language = 'en') => `${FOREIGN_STACK.siteUrl}${inLanguage(path, language)}`;

test('§2 a banner shows its title, text, picture and up to two call buttons', async ({ still }) => {
  const { Banner } = FULL_SECTIONS;
  const page = await still(on(EVERY_KIND, 'de'));
  const banner = sectionOf(page, 'Banner');
  await expect(banner.getByRole('heading', { level: 1 })).toHaveText(Banner.main_title);
  await expect(banner).toContainText(Banner.description);
  await expect(banner.locator('img')).toHaveAttribute('src', Banner.bg_image);
  const two = banner.locator('p, div').getByRole('link');
  await expect(two.filter({ hasText: Banner.button_one_text })).toHaveAttribute(
    'href',
    inLanguage(Banner.button_one_link, 'de'),
  );
  await expect(two.filter({ hasText: Banner.button_two_text })).toHaveAttribute(
    'href',
    `${inLanguage(Banner.button_two_link, 'de')}?about=${EVERY_KIND}&topic=write-to-us`,
  );
  // One call button, and none whose text has no link.
  const home = await still(on('/', 'de'));
  await expect(sectionOf(home, 'Banner').getByRole('link', { name: 'Read on' })).toBeVisible();
  const empty = await still(on('/ecommerce/nothing-yet', 'de'));
  await expect(sectionOf(empty, 'Banner').getByText('A text without a link')).toHaveCount(0);
});

test('§2 grid blocks show title, text, picture and link of each block', async ({ still }) => {
  const [plan, build] = FULL_SECTIONS.GridBlocks.card_components;
  const page = await still(on(EVERY_KIND));
  const section = sectionOf(page, 'GridBlocks');
  await expect(section.getByRole('heading', { level: 2 })).toHaveText(FULL_SECTIONS.GridBlocks.main_title);
  const blocks = section.getByRole('listitem');
  await expect(blocks.locator('h3')).toHaveText([plan.title, build.title]);
  await expect(blocks.first()).toContainText(plan.description);
  await expect(blocks.first().locator('img')).toHaveAttribute('src', plan.image);
  await expect(blocks.first().getByRole('link', { name: plan.button_text })).toHaveAttribute('href', plan.link);
  await expect(blocks.last().getByRole('link')).toHaveCount(0);
});

test('§2 an image and content block shows its picture, texts and the button that has a link', async ({ still }) => {
  const { ImageContent } = FULL_SECTIONS;
  const page = await still(on(EVERY_KIND));
  const section = sectionOf(page, 'ImageContent');
  await expect(section.getByRole('heading', { level: 2 })).toHaveText(ImageContent.main_title);
  await expect(section).toContainText(ImageContent.description);
  await expect(section.locator('strong')).toHaveText('more');
  await expect(section.locator('img')).toHaveAttribute('src', ImageContent.com_image);
  await expect(section.getByRole('link')).toHaveText([ImageContent.button_one_text]);
  await expect(section.getByText(ImageContent.button_two_text)).toHaveCount(0);
});

test('§2 the services grid leads from each service to its page', async ({ still }) => {
  const [painting, repair] = FULL_SECTIONS.ServicesGrid.card_components;
  const page = await still(on(EVERY_KIND));
  const cells = sectionOf(page, 'ServicesGrid').getByRole('listitem');
  await expect(cells.locator('h3')).toHaveText([painting.title, repair.title]);
  await expect(cells.first()).toContainText(painting.description);
  await expect(cells.first().locator('img')).toHaveAttribute('src', painting.image);
  await expect(cells.first().getByRole('link')).toHaveAttribute('href', painting.link);
  await expect(cells.last().getByRole('link')).toHaveAttribute('href', '/service-detail/hull-repair');
});

test('§2 the two-image row shows two pictures', async ({ still }) => {
  const { TwoImages } = FULL_SECTIONS;
  const page = await still(on(EVERY_KIND));
  const pictures = sectionOf(page, 'TwoImages').locator('img');
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveAttribute('src', TwoImages.bg_image);
  await expect(pictures.last()).toHaveAttribute('src', TwoImages.com_image);
});

test('§3 a text, questions and figures show what their cards hold', async ({ still }) => {
  const { RichText, Faq, Stats } = FULL_SECTIONS;
  const page = await still(on(EVERY_KIND));
  const text = sectionOf(page, 'RichText');
  await expect(text.getByRole('heading')).toHaveText(RichText.main_title);
  await expect(text.locator('p em')).toHaveText('one');
  const questions = sectionOf(page, 'Faq').locator('details');
  await expect(questions.locator('summary h3')).toHaveText(Faq.card_components.map(({ title }) => title));
  await expect(questions.first().getByText('We do.')).toBeVisible();
  await expect(questions.last().getByText('You do.')).toBeHidden();
  await questions.last().locator('summary').click();
  await expect(questions.last().getByText('You do.')).toBeVisible();
  const [figure] = Stats.card_components;
  await expect(sectionOf(page, 'Stats').locator('dl')).toContainText(figure.title);
  await expect(sectionOf(page, 'Stats').locator('dt')).toHaveText(figure.description);
  await expect(sectionOf(page, 'Stats').locator('dd').last()).toHaveText(figure.detail_desc);
});
