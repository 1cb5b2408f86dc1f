import type { Language } from '@kontorwerk/contract/languages';
import type { Subject } from '@kontorwerk/contract/pages';

type SiteMapWords = {
  readonly subjects: Readonly<Record<Subject, string>>;
  /** A service's page of its own, beside that of its subject, which menu and footer call the same. */
  readonly inBrief: (service: string) => string;
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
    inBrief: (service) => `${service} in brief`,
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
    inBrief: (service) => `${service}, kurz gefasst`,
    all: (list, count) => `${list}: alle ${count}`,
  },
};
