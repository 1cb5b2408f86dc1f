import type { Language } from '@kontorwerk/contract/languages';
import type { Subject } from '@kontorwerk/contract/pages';

type SiteMapWords = {
  readonly subjects: Readonly<Record<Subject, string>>;
  /** Above the services' own pages, which say in short what others say at length. */
  readonly brief: string;
  /** Behind the name of one, which menu and footer give another page, for who doesn't see what stands above it. */
  readonly inBrief: string;
  /** The link to a list of which the site map shows the beginning. */
  readonly all: (list: string, count: string) => string;
};

/** What the site map says beside the names of pages. */
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
