import type { Language } from '@kontorwerk/contract/languages';
import type { Subject } from '@kontorwerk/contract/pages/pages';

type SiteMapWords = {
  readonly subjects: Readonly<Record<Subject, string>>;
  /** Heading above the services' own pages, the short versions of longer pages. */
  readonly brief: string;
  /** Appended, visually hidden, to the name of such a page, as menu and footer use the name for another page. */
  readonly inBrief: string;
  /** Label of the link to a truncated list. */
  readonly all: (list: string, count: string) => string;
};

/** Words of the site map besides page titles. */
export const siteMapWords: Readonly<Record<Language, SiteMapWords>> = {
  en: {
    subjects: {
      agency: 'Agency',
      services: 'Services',
      ecommerce: 'E-commerce',
      products: 'Products',
      projects: 'Projects',
      posts: 'Blog and news',
      jobs: 'Jobs',
      legal: 'Legal',
    },
    brief: 'In brief',
    inBrief: ' in brief',
    all: (list, count) => `${list}: all ${count}`,
  },
  de: {
    subjects: {
      agency: 'Agentur',
      services: 'Leistungen',
      ecommerce: 'E-Commerce',
      products: 'Produkte',
      projects: 'Projekte',
      posts: 'Blog und Neuigkeiten',
      jobs: 'Stellen',
      legal: 'Rechtliches',
    },
    brief: 'Kurz gefasst',
    inBrief: ', kurz gefasst',
    all: (list, count) => `${list}: alle ${count}`,
  },
};
