import { inLanguage } from '@kontorwerk/contract/address/address';
import { matchesSlug } from '@kontorwerk/contract/address/slug';
import type { Card, ContentEntry, Section } from '@kontorwerk/contract/content/entry';
import { listRules } from '@kontorwerk/contract/content/list-kinds';
import type { Language } from '@kontorwerk/contract/languages';
import { pathOf } from '@kontorwerk/contract/pages/page-table';
import type { PageName, SectionsPage } from '@kontorwerk/contract/pages/pages';
import type { DirectoryEntry } from '../../app/content/directory-entry.ts';
import { createQuestionAnchors } from '../../app/content/question-anchors.ts';
import type { SmallPicture } from '../../app/content/search-answer.ts';
import { ensureForm } from '../../app/pages/built-in-form.ts';
import { chooseEntryTitle } from '../../app/pages/page-title.ts';
import { type DescribedPage, describePage, isOwnPath, selectSmallPicture } from './described-page.ts';
import { blocks, blocksOf, oneLine } from './plain-text.ts';

/** Returns the text of a card that a page shows in full. */
function wordsOfCard(card: Card): readonly string[] {
  return [card.title, card.description, card.detail_desc, ...blocksOf(card.html_field), card.name, card.review];
}

/** Returns the text of a section, without the cards of lists: these have pages, or are nothing to search for. */
function wordsOf(section: Section): readonly string[] {
  const { component_name, main_title, sub_title, description, html_field, card_components } = section;
  const cards = listRules(component_name) === null ? card_components.flatMap(wordsOfCard) : [];
  return [main_title, sub_title, description, ...blocksOf(html_field), ...cards];
}

function questionsOf(sections: readonly Section[]): DirectoryEntry['questions'] {
  return [...createQuestionAnchors(sections)]
    .map(([{ title, html_field }, anchor]) => ({
      question: oneLine(title),
      answer: blocks(blocksOf(html_field)),
      anchor,
    }))
    .filter(({ question, answer }) => question !== '' && answer !== '');
}

function pictureOf({ seo, meta }: ContentEntry): string {
  const pictures = [seo.image, ...meta.flatMap(({ com_image, bg_image }) => [com_image, bg_image])];
  return pictures.find((image) => image !== '') ?? '';
}

/** Returns the first image in the page's content: the one for link previews may be only words. */
function firstPicture({ meta }: ContentEntry): SmallPicture | null {
  const pictures = meta.flatMap(({ com_image, com_image_set, bg_image, bg_image_set }) => [
    selectSmallPicture(bg_image, bg_image_set),
    selectSmallPicture(com_image, com_image_set),
  ]);
  return pictures.find((picture) => picture !== null) ?? null;
}

function describeEntry(name: PageName, page: SectionsPage, language: Language, entry: ContentEntry): DescribedPage[] {
  const path = entry.free ? entry.free.paths[language] : pathOf(page, entry.title);
  if (!isOwnPath(name, path)) return [];
  const { seo, meta, modified = '' } = entry;
  // A free page is identified by its paths in all languages, and it may have none in some.
  const twin = entry.free ? Object.values(entry.free.paths).join(' ') : path;
  return [
    describePage(name, language, twin, {
      path: inLanguage(path, language),
      title: oneLine(chooseEntryTitle(entry)),
      description: oneLine(seo.description || (meta[0]?.description ?? '')),
      image: pictureOf(entry),
      picture: firstPicture(entry),
      modified,
      text: blocks(meta.flatMap(wordsOf)),
      questions: questionsOf(meta),
    }),
  ];
}

/** Returns the published pages of a row of sections in a language, from their content set. */
export function describeSectionsPages(
  name: PageName,
  page: SectionsPage,
  language: Language,
  entries: readonly ContentEntry[],
): readonly DescribedPage[] {
  if (page.secondOf !== undefined || page.unlisted) return [];
  const { entry: title } = page;
  if (title === undefined) {
    return entries.filter(({ meta }) => meta.length > 0).flatMap((entry) => describeEntry(name, page, language, entry));
  }
  const found = entries.find((entry) => matchesSlug(entry.title, title));
  const entry = page.kind === 'form' ? ensureForm(page, found, language) : found;
  return entry && entry.meta.length > 0 ? describeEntry(name, page, language, entry) : [];
}
