import process from 'node:process';
import { inLanguage } from '@kontorwerk/contract/address/address';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { PAGES, type Page } from '@kontorwerk/contract/pages/pages';
import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { moduleOf } from './routes/page-modules.ts';

/** Returns the routes of the page table in all languages. */
export function pageRoutes(pages: Readonly<Record<string, Page>>): readonly RouteConfigEntry[] {
  return LANGUAGES.flatMap((language) =>
    Object.entries(pages).map(([name, page]) =>
      route(inLanguage(page.path, language), `routes/${moduleOf(name, page)}.tsx`, { id: `${language}:${name}` }),
    ),
  );
}

/** For developers only. */
const styleguides = LANGUAGES.map((language) =>
  route(inLanguage('/styleguide', language), 'routes/styleguide.tsx', { id: `${language}:styleguide` }),
);

export default [
  ...pageRoutes(PAGES),
  ...(process.env.NODE_ENV === 'development' ? styleguides : []),
] satisfies RouteConfig;
