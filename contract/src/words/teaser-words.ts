import type { Words } from './words.ts';

/** What visitors do with the teasers of the menu's panels. */
export const TEASER_WORDS = {
  en: { viewProject: 'View project', readPost: 'Read the post', seeJobs: 'See open jobs' },
  de: { viewProject: 'Projekt ansehen', readPost: 'Beitrag lesen', seeJobs: 'Stellen ansehen' },
} satisfies Words;
