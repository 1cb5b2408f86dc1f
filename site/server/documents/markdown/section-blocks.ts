import { inLanguage } from '@kontorwerk/contract/address/address';
import { hasDetailPages } from '@kontorwerk/contract/content/detail-cards';
import type { Card, Section } from '@kontorwerk/contract/content/entry';
import type { CardField } from '@kontorwerk/contract/content/fields';
import { listRules } from '@kontorwerk/contract/content/list-kinds';
import { sortForDisplay } from '@kontorwerk/contract/content/page-slice';
import { isSectionKind, SECTION_KINDS, type SectionKindRules } from '@kontorwerk/contract/content/section-kinds';
import type { Language } from '@kontorwerk/contract/languages';
import { isPageAddress, PAGE_ROWS, pathOf } from '@kontorwerk/contract/pages/page-table';
import type { DetailPage } from '@kontorwerk/contract/pages/pages';
import type { Office } from '@kontorwerk/contract/settings/settings';
import { listMapOffices } from '../../../app/sections/ContactMap/map-offices.ts';
import { fromToWords } from '../../../app/sections/FromToContact/from-to-words.ts';
import { type Absolute, htmlToMarkdown } from './html-to-markdown.ts';
import {
  type Block,
  heading,
  type Inline,
  lines,
  link,
  list,
  paragraph,
  prose,
  strong,
  text,
} from './markdown-tree.ts';

/** The context of a page's Markdown. */
export type MarkdownOf = {
  readonly language: Language;
  readonly absolute: Absolute;
  readonly offices: readonly Office[];
};

const DETAIL_PAGES = PAGE_ROWS.filter((page): page is DetailPage => page.kind === 'detail');

/** The fields of a card next to its title, in this order. */
const FACTS = ['date', 'category', 'pro_category', 'detail_desc', 'job_type', 'houres', 'location'] as const;

/** Returns a link of the content, in the page's language and absolute. */
export function buildLink(words: string, address: string, { language, absolute }: MarkdownOf): Inline {
  return link(words, absolute(isPageAddress(address) ? inLanguage(address, language) : address));
}

/** Returns a card's link: its page, or the one an editor set; empty if there is none. */
function addressOfCard(section: Section, { title, link: own, button_link }: Card): string {
  const page = DETAIL_PAGES.find((detail) => hasDetailPages(detail, section));
  const leadsElsewhere = page !== undefined && section.component_name === 'ServicesGrid' && own !== '';
  if (page !== undefined && !leadsElsewhere) return pathOf(page, title);
  return own === '' ? button_link : own;
}

function cardBlocks(section: Section, card: Card, uses: readonly CardField[], of: MarkdownOf): readonly Block[] {
  const { title, name, description, html_field, salary } = card;
  const address = addressOfCard(section, card);
  const called = title === '' ? name : title;
  const facts = [...FACTS.filter((field) => uses.includes(field)).map((field) => card[field]), salary];
  const told = facts.filter((fact) => fact !== '').join(' · ');
  const head: Inline[] = called === '' ? [] : [address === '' ? strong(called) : buildLink(called, address, of)];
  if (told !== '') head.push(...lines(head.length === 0 ? told : `: ${told}`));
  return [...paragraph(...head), ...prose(description), ...htmlToMarkdown(html_field, 2, of.absolute)];
}

function buildQuestion({ title, html_field }: Card, { absolute }: MarkdownOf): readonly Block[] {
  return [...heading(3, title), ...htmlToMarkdown(html_field, 2, absolute)];
}

/** Returns a quotation and its author. */
export function buildQuotation(
  said: string,
  { name, location_company }: Pick<Card, 'name' | 'location_company'>,
): readonly Block[] {
  const by = [name, location_company].filter((part) => part !== '').join(', ');
  return said === '' ? [] : [{ type: 'blockquote', children: [...prose(said), ...prose(by === '' ? '' : `– ${by}`)] }];
}

function officeBlocks(section: Section, { offices, absolute }: MarkdownOf): readonly Block[] {
  return list(
    listMapOffices(section, offices).map(({ city, address, phone, html }) => [
      ...paragraph(
        strong(city),
        ...lines([': ', address.replaceAll('\n', ', ')].join('')),
        text(phone && ` · ${phone}`),
      ),
      ...htmlToMarkdown(html, 2, absolute),
    ]),
  );
}

/** Returns the choices on each side of the from/to block, a line each. */
function choiceBlocks({ card_components }: Section, { language }: MarkdownOf): readonly Block[] {
  const sides = (['from', 'to'] as const).flatMap((side) => {
    const choices = card_components.filter(({ category, title }) => category === side && title !== '');
    const titles = choices.map(({ title }) => title).join(', ');
    return titles === '' ? [] : [paragraph(strong(fromToWords[language][side]), text(`: ${titles}`))];
  });
  return list(sides);
}

function buildCards(section: Section, rules: SectionKindRules, of: MarkdownOf): readonly Block[] {
  const { component_name, card_components } = section;
  if (component_name === 'ContactMap') return officeBlocks(section, of);
  if (component_name === 'FromToContact') return choiceBlocks(section, of);
  if (component_name === 'Faq') return card_components.flatMap((card) => buildQuestion(card, of));
  if (component_name === 'ReviewSlider') return card_components.flatMap((card) => buildQuotation(card.review, card));
  const asShown = listRules(component_name);
  const cards = asShown === null ? card_components : sortForDisplay(card_components, asShown);
  return list(cards.map((card) => cardBlocks(section, card, rules.cards, of)));
}

/** Returns the links of a section's buttons. */
function buildButtons(section: Section, of: MarkdownOf): readonly Block[] {
  return (['one', 'two'] as const).flatMap((which) => {
    const [words, address] = [section[`button_${which}_text`], section[`button_${which}_link`]];
    return words === '' || address === '' ? [] : paragraph(buildLink(words, address, of));
  });
}

/**
 * Returns a section's blocks, by the table of section kinds; nothing for a kind that no page shows.
 *
 * @param titled whether the page's own heading is the section's title
 */
export function sectionBlocks(section: Section, titled: boolean, of: MarkdownOf): readonly Block[] {
  const { component_name, main_title, sub_title, description, html_field } = section;
  if (!isSectionKind(component_name)) return [];
  const rules: SectionKindRules = SECTION_KINDS[component_name];
  return [
    ...(titled ? [] : heading(2, main_title)),
    ...prose(sub_title),
    ...prose(rules.fields.includes('description') ? description : ''),
    ...htmlToMarkdown(rules.fields.includes('html_field') ? html_field : '', 1, of.absolute),
    ...buildCards(section, rules, of),
    ...buildButtons(section, of),
  ];
}
