import { slugOf } from '@kontorwerk/contract/address/slug';
import { contentTitles } from '../../e2e/support/pages/content-modules.ts';

/** The addresses of the measured kinds of page, by name. */
export async function measuredPages(): Promise<Readonly<Record<string, string>>> {
  const first = async (folder: 'projects' | 'posts' | 'jobs', path: string) =>
    `${path}/${encodeURIComponent(slugOf((await contentTitles(folder))[0]?.en ?? ''))}`;
  return {
    home: '/',
    'e-commerce': '/ecommerce/shopware',
    services: '/services/webdevelopment',
    products: '/products',
    projects: '/projects',
    project: await first('projects', '/projects'),
    blogs: '/agency/blogs',
    post: await first('posts', '/blog'),
    career: '/contactus/career',
    job: await first('jobs', '/jobapply'),
    contact: '/contactus/contactform',
  };
}
