import process from 'node:process';
import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** For those who build the site, not for visitors. */
const IN_DEVELOPMENT = process.env.NODE_ENV === 'development';

/** The pages of §2, the same under both languages' addresses. */
function pages(language: 'en' | 'de'): RouteConfigEntry[] {
  const page = (path: string, file: string, name = path) =>
    route(path, `routes/${file}.tsx`, { id: `${language}:${name}` });
  return [
    index('routes/home.tsx', { id: `${language}:home` }),
    page('products', 'products'),
    page('ecommerce/:pagename', 'ecommerce'),
    page('ecommerce-detail/:pagename', 'ecommerce', 'ecommerce-detail'),
    page('services/:pagename', 'service'),
    page('service-detail/:serviceTitle', 'service-detail'),
    page('contactus/contactform', 'contact-form'),
    page('contactus/career', 'career'),
    page('contactus/hireadeveloper', 'hire-a-developer'),
    page('agency/aboutus', 'about-us'),
    page('agency/news', 'news'),
    page('agency/blogs', 'blogs'),
    page('blog/:title', 'blog-detail'),
    page('projects', 'projects'),
    page('projects/:title', 'project-detail'),
    page('jobapply/:role', 'job-apply'),
    page('career-form', 'career-form'),
    page('imprint', 'imprint'),
    page('termsandcondition', 'terms'),
    page('privacy', 'privacy'),
    page('accessibility', 'accessibility'),
    ...(IN_DEVELOPMENT ? [page('styleguide', 'styleguide')] : []),
    page('*', 'not-found', 'not-found'),
  ];
}

export default [
  ...pages('en'),
  route('de', 'routes/german.tsx', pages('de')),
  // An address with an explicit /en stores the choice and moves to the plain address.
  route('en/*', 'routes/english.tsx'),
] satisfies RouteConfig;
