import { inLanguage } from '@kontorwerk/contract/address';
import type { Language } from '@kontorwerk/contract/languages';
import { slugOf } from '@kontorwerk/contract/slug';
import type { Doc } from '../wire/parts.ts';
import { localText, plain } from '../wire/read.ts';

/** The pages with an address of their own (§2), by part of the site and name. The other ones are parts of others. */
const PAGES: { readonly [page: string]: string } = {
  'homepage/Home': '/',
  'products/Products': '/products',
  'projects/Projects': '/projects',
  'aboutus/About us': '/agency/aboutus',
  'news/News': '/agency/news',
  'blog/Blogs': '/agency/blogs',
  'contactus/Contact form': '/contactus/contactform',
  'contactus/Hire a developer': '/contactus/hireadeveloper',
  'career/Career': '/contactus/career',
  'career/Career form': '/career-form',
  'legal/Imprint': '/imprint',
  'legal/Terms': '/termsandcondition',
  'legal/Privacy': '/privacy',
  'legal/Accessibility': '/accessibility',
};

type Folders = { readonly [part: string]: string };
/** The addresses that end in a name (§2), by part of the site. */
const PAGE_FOLDERS: Folders = { ecommerce: '/ecommerce', service: '/services' };
/** The addresses of detail pages (§2), by collection. */
const DETAIL_FOLDERS: Folders = { posts: '/blog', projects: '/projects', jobs: '/jobapply' };

function path(collection: string, doc: Doc, language: Language): string | null {
  const isPage = collection === 'pages';
  // A page's name is the same in every language.
  const title = isPage ? plain(doc.title) : localText(doc.title, language);
  const part = isPage ? plain(doc.page_key) : collection;
  const folder = (isPage ? PAGE_FOLDERS : DETAIL_FOLDERS)[part];
  if (folder === undefined) return isPage ? (PAGES[`${part}/${title}`] ?? null) : null;
  return title === '' ? null : `${folder}/${encodeURIComponent(slugOf(title))}`;
}

/** Where visitors find a document in a language; null when it has no address of its own. */
export function siteAddress(collection: string, doc: Doc, language: Language): string | null {
  const found = path(collection, doc, language);
  return found === null ? null : inLanguage(found, language);
}
