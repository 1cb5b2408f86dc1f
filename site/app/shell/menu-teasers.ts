import { withoutLanguage } from '@kontorwerk/contract/address/address';
import type { Card, ContentEntry, ImageSet } from '@kontorwerk/contract/content/entry';
import { sortByDate, sortNewestFirst } from '@kontorwerk/contract/content/post-order';
import type { Language } from '@kontorwerk/contract/languages';
import type { GroupTeaser, NavigationGroup, TeaserKind } from '@kontorwerk/contract/navigation/navigation';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { type DetailPage, PAGES } from '@kontorwerk/contract/pages/pages';
import type { SiteSettings } from '@kontorwerk/contract/settings/settings';
import { TEASER_WORDS } from '@kontorwerk/contract/words/shell-words';
import { mergeWords } from '#app/base/language/own-words.ts';
import type { MenuTeaser } from '#app/base/menu-types.ts';
import { buildDetailAddress } from '#app/content/detail-address.ts';
import { readHeldCards } from '#app/content/detail-cards.ts';

const JOBS: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => (count === 1 ? 'One open job' : `${count} open jobs`),
  de: (count) => (count === 1 ? 'Eine offene Stelle' : `${count} offene Stellen`),
};

type Content = {
  readonly language: Language;
  readonly settings: Pick<SiteSettings, 'words'>;
  readonly entries: (key: PageKey) => readonly ContentEntry[];
};

function wordsOf({ language, settings }: Content) {
  return mergeWords(settings.words?.teasers, TEASER_WORDS[language]);
}

/** The widest file for a teaser on a high-density screen, in pixels. */
const WIDEST = 960;

/** A cap on the files listed, as every page carries them; no picture has this many. */
const MOST_SIZES = 12;

/**
 * Reduces a picture's data, which every page carries, to what a teaser uses: its text says everything, and its shape is
 * fixed.
 */
function teaserSizes(set: ImageSet | null): ImageSet | null {
  const sources = set?.sources.filter(({ width }) => width <= WIDEST).slice(0, MOST_SIZES);
  return set && { ...set, alt: '', sources: sources ?? [], tall: [], wide: [], moving: '' };
}

function cardTeaser(
  { language }: Content,
  page: DetailPage,
  card: Card,
  { text, action }: Pick<MenuTeaser, 'text' | 'action'>,
): MenuTeaser {
  return {
    title: card.title,
    text,
    to: withoutLanguage(buildDetailAddress(page, card, language)),
    action,
    image: card.image,
    image_set: teaserSizes(card.image_set),
  };
}

function newestPost(content: Content): MenuTeaser | null {
  const posts = sortByDate(readHeldCards(PAGES.post, content.entries), ({ date }) => date);
  const [post] = sortNewestFirst(posts);
  return post ? cardTeaser(content, PAGES.post, post, { text: '', action: wordsOf(content).readPost }) : null;
}

/** Finds the first project whose category is one of the group's links, such as a platform. */
function projectOf({ columns }: NavigationGroup, content: Content): MenuTeaser | null {
  const kinds = columns.flatMap(({ links }) => links.map(({ label }) => label));
  const project = readHeldCards(PAGES.project, content.entries).find(({ pro_category }) =>
    kinds.includes(pro_category),
  );
  const action = wordsOf(content).viewProject;
  return project ? cardTeaser(content, PAGES.project, project, { text: project.description, action }) : null;
}

/** The head of the career page, with the number of open jobs. */
function openJobs(content: Content): MenuTeaser | null {
  const { language, entries } = content;
  const sections = entries('career').flatMap(({ meta }) => meta);
  const head = entries('career')[0]?.meta.find(({ component_name }) => component_name === 'Banner');
  const list = sections.find(({ component_name, window }) => component_name === 'CareerGrid' && window !== null);
  const count = list?.window?.all ?? readHeldCards(PAGES.job, entries).length;
  if (head === undefined || count === 0) return null;
  return {
    title: head.main_title,
    text: JOBS[language](count),
    to: PAGES.career.path,
    action: wordsOf(content).seeJobs,
    image: head.bg_image,
    image_set: teaserSizes(head.bg_image_set),
  };
}

/** Returns the teaser that the backend sends in full: an editor's own, or a chosen project. */
function readTeaser({ kind, ...said }: GroupTeaser, content: Content): MenuTeaser | null {
  if (said.title === '' || said.to === '') return null;
  const action = kind === 'project' ? wordsOf(content).viewProject : said.action;
  return { ...said, action, image_set: teaserSizes(said.image_set) };
}

const BUILDERS: { readonly [K in TeaserKind]: (group: NavigationGroup, content: Content) => MenuTeaser | null } = {
  none: () => null,
  post: (_group, content) => newestPost(content),
  project: (group, content) => readTeaser(group.teaser, content) ?? projectOf(group, content),
  jobs: (_group, content) => openJobs(content),
  own: ({ teaser }, content) => readTeaser(teaser, content),
};

/** Returns the teaser of a group's panel; null if the content has none with a picture, or was never loaded. */
export function buildMenuTeaser(group: NavigationGroup, content: Content): MenuTeaser | null {
  if (group.columns.length === 0) return null;
  try {
    const teaser = BUILDERS[group.teaser.kind](group, content);
    return teaser?.image ? teaser : null;
  } catch {
    // The pages report missing content; the menu works without it.
    return null;
  }
}
