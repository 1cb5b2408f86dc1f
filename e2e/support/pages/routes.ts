import { slugOf } from '@kontorwerk/contract/address/slug';
import type { Language, LocalText } from '@kontorwerk/contract/languages';
import home from '../../../content/pages/homepage/home.ts';
import { contentTitles } from './content-modules.ts';

/** An address that the specification requires, in one language, with its section there. */
export type Route = { readonly path: string; readonly section: string };

const FIXED = [
  '/',
  '/products',
  '/ecommerce-detail/shopware',
  '/contactus/contactform',
  '/contactus/career',
  '/contactus/hireadeveloper',
  '/agency/aboutus',
  '/agency/news',
  '/agency/blogs',
  '/projects',
  '/career-form',
  '/imprint',
  '/termsandcondition',
];

/** The e-commerce pages that §2 names. */
export const ECOMMERCE = [
  'shopware',
  'magento',
  'shopify',
  'woocommerce',
  'webdesign',
  'shopmigration',
  'interfacesandintegration',
  'performanceoptimization',
  'paymentsolution',
  'aiforecommerce',
  'pwaecommerce',
  'headlessinecommerce',
  'ecommercemarketing',
];

/** The service pages that §2 names, with the misspelt one. */
export const SERVICES = [
  'webdevelopment',
  'webdevelopmente',
  'cmssolution',
  'wordpress',
  'individualdevelopment',
  'mobileapp',
  'testsolution',
  'apisolution',
  'brandidentity',
  'logodesign',
  'videoanimation',
];

/** Returns the address of a page in a language. */
export function inLanguage(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Returns the titles of the cards in the home page's services grid. */
function serviceTitles(): readonly LocalText[] {
  return home.sections.flatMap((section) =>
    section.component_name === 'ServicesGrid'
      ? (section.cards ?? []).flatMap((card) => ('title' in card && card.title ? [card.title] : []))
      : [],
  );
}

function details(folder: string, titles: readonly LocalText[], language: Language): readonly string[] {
  return titles.map((title) => `${folder}/${encodeURIComponent(slugOf(title[language]))}`);
}

/** Lists every route of §2 in a language; a route with a parameter once for each of its items. */
export async function specifiedRoutes(language: Language): Promise<readonly Route[]> {
  const of = (section: string, paths: readonly string[]): readonly Route[] =>
    paths.map((path) => ({ path: inLanguage(path, language), section }));
  return [
    ...of('§2, the table of routes', FIXED),
    ...of(
      '§2, e-commerce routes',
      ECOMMERCE.map((name) => `/ecommerce/${name}`),
    ),
    ...of(
      '§2, service routes',
      SERVICES.map((name) => `/services/${name}`),
    ),
    ...of('§2, /service-detail/{serviceTitle}', details('/service-detail', serviceTitles(), language)),
    ...of('§2, /blog/{title}', details('/blog', await contentTitles('posts'), language)),
    ...of('§2, /projects/{title}', details('/projects', await contentTitles('projects'), language)),
    ...of('§2, /jobapply/{role}', details('/jobapply', await contentTitles('jobs'), language)),
    ...of('the reading guide, privacy', ['/privacy']),
  ];
}

/** Our own pages beyond those of the specification. */
const OWN = ['/ecommerce', '/services', '/accessibility', '/search', '/sitemap'];

/** Lists every page in a language: the routes of §2, our own pages, and the page for missing addresses. */
export async function everyPage(language: Language): Promise<readonly string[]> {
  const own = [...OWN, '/404'].map((path) => inLanguage(path, language));
  return [...(await specifiedRoutes(language)).map(({ path }) => path), ...own];
}

/** Lists one page of each kind, without its language. */
export async function pageKinds(language: Language): Promise<readonly string[]> {
  const first = async (folder: 'projects' | 'posts' | 'jobs', path: string) =>
    details(path, (await contentTitles(folder)).slice(0, 1), language);
  return [
    '/',
    '/products',
    '/ecommerce',
    '/ecommerce/shopware',
    '/services',
    '/services/webdevelopment',
    ...details('/service-detail', serviceTitles().slice(0, 1), language),
    '/contactus/contactform',
    '/contactus/career',
    '/contactus/hireadeveloper',
    '/agency/aboutus',
    '/agency/news',
    '/agency/blogs',
    ...(await first('posts', '/blog')),
    '/projects',
    ...(await first('projects', '/projects')),
    ...(await first('jobs', '/jobapply')),
    '/career-form',
    '/imprint',
    '/search',
    '/sitemap',
    '/404',
  ];
}
