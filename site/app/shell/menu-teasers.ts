import { withoutLanguage } from '@kontorwerk/contract/address';
import type { Card, ContentEntry, ImageSet } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import { type DetailPage, PAGES } from '@kontorwerk/contract/pages';
import type { MenuGroup, MenuTeaser } from '#app/base/menu-types.ts';
import { addressOf } from '#app/content/detail-address.ts';
import { storeCards } from '#app/content/detail-cards.ts';
import { newestFirst } from '#app/content/neighbours.ts';

const en = {
  viewProject: 'View project',
  readPost: 'Read the post',
  seeJobs: 'See open jobs',
  jobs: (count: number) => (count === 1 ? 'One open job' : `${count} open jobs`),
};

const de: typeof en = {
  viewProject: 'Projekt ansehen',
  readPost: 'Beitrag lesen',
  seeJobs: 'Stellen ansehen',
  jobs: (count) => (count === 1 ? 'Eine offene Stelle' : `${count} offene Stellen`),
};

const words: Readonly<Record<Language, typeof en>> = { en, de };

type Content = { readonly language: Language; readonly entries: (key: PageKey) => readonly ContentEntry[] };

/** The widest file that a teaser's place takes on a sharp screen, in pixels. */
const WIDEST = 960;

function teaserSizes(set: ImageSet | null): ImageSet | null {
  return set && { ...set, sources: set.sources.filter(({ width }) => width <= WIDEST), tall: [], wide: [] };
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
    to: withoutLanguage(addressOf(page, card, language)),
    action,
    image: card.image,
    image_set: teaserSizes(card.image_set),
  };
}

function newestPost(content: Content): MenuTeaser | null {
  const [post] = newestFirst(storeCards(PAGES.post, content.entries));
  return post ? cardTeaser(content, PAGES.post, post, { text: '', action: words[content.language].readPost }) : null;
}

/** The first project whose category is one of the group's links, as a shop system is. */
function projectOf(group: MenuGroup, content: Content): MenuTeaser | null {
  const kinds = group.columns.flatMap(({ links }) => links.map(({ label }) => label));
  const project = storeCards(PAGES.project, content.entries).find(({ pro_category }) => kinds.includes(pro_category));
  const action = words[content.language].viewProject;
  return project ? cardTeaser(content, PAGES.project, project, { text: project.description, action }) : null;
}

/** The head of the career page, and how many jobs are open. */
function openJobs({ language, entries }: Content): MenuTeaser | null {
  const sections = entries('career').flatMap(({ meta }) => meta);
  const head = entries('career')[0]?.meta.find(({ component_name }) => component_name === 'Banner');
  const list = sections.find(({ component_name, window }) => component_name === 'CareerGrid' && window !== null);
  const count = list?.window?.all ?? storeCards(PAGES.job, entries).length;
  if (head === undefined || count === 0) return null;
  return {
    title: head.main_title,
    text: words[language].jobs(count),
    to: PAGES.career.path,
    action: words[language].seeJobs,
    image: head.bg_image,
    image_set: teaserSizes(head.bg_image_set),
  };
}

function teaserOf(group: MenuGroup, content: Content): MenuTeaser | null {
  if (group.id === 'agency') return newestPost(content);
  if (group.id === 'ecommerce' || group.id === 'services') return projectOf(group, content);
  return group.id === 'contact' ? openJobs(content) : null;
}

/** The teaser of one group's panel; null when the content has none with a picture, or when it never arrived. */
export function menuTeaser(group: MenuGroup, content: Content): MenuTeaser | null {
  try {
    const teaser = teaserOf(group, content);
    return teaser?.image ? teaser : null;
  } catch {
    // The pages themselves say that their content is missing; the menu stands without it.
    return null;
  }
}
