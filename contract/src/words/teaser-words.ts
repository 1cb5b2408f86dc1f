import type { Words } from './words.ts';

/** The link texts of the teasers in the menu's panels. */
export const TEASER_WORDS = {
  en: { viewProject: 'View project', readPost: 'Read the post', seeJobs: 'See open jobs' },
  de: { viewProject: 'Projekt ansehen', readPost: 'Beitrag lesen', seeJobs: 'Stellen ansehen' },
} satisfies Words;
