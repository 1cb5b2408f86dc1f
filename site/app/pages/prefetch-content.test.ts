import type { ContentQuery } from '@kontorwerk/contract/content/content-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answers, stubBrowser } from '#app/content/testing/backend.ts';

let answers: Answers;
let asked: string[];
let fetchList: typeof import('#app/content/list-fetch.ts')['fetchList'];
let prefetchContent: typeof import('./prefetch-content.ts')['prefetchContent'];

beforeEach(async () => {
  answers = {};
  asked = stubBrowser(answers);
  vi.resetModules();
  ({ fetchList } = await import('#app/content/list-fetch.ts'));
  ({ prefetchContent } = await import('./prefetch-content.ts'));
});

test.each([
  ['/', ['homepage?entry=Home&cards=24&last=4']],
  ['/de', ['homepage/de?entry=Home&cards=24&last=4']],
  ['/products', ['products?entry=Products&cards=24']],
  ['/ecommerce/shopware', ['ecommerce?entry=shopware&cards=24']],
  ['/ecommerce-detail/Shopware', ['ecommerce?entry=shopware&cards=24']],
  ['/services/webdevelopmente', ['service?entry=webdevelopment&cards=24']],
  [
    '/service-detail/audits',
    ['homepage', 'service', 'ecommerce', 'products', 'aboutus'].map((key) => `${key}?card=audits`),
  ],
  ['/contactus/contactform', ['contactus?entry=Contact+form&cards=24']],
  [
    '/contactus/contactform?about=/ecommerce/shopware&topic=go',
    ['contactus?entry=Contact+form&cards=24', 'ecommerce?entry=shopware&cards=24'],
  ],
  ['/contactus/career', ['career?entry=Career&cards=24']],
  [
    '/contactus/career?team=Quality&page=3&office=MUC&x=1',
    ['career?entry=Career&cards=24&start=40&office=MUC&team=Quality'],
  ],
  ['/contactus/hireadeveloper', ['contactus?entry=Hire+a+developer&cards=24']],
  ['/agency/aboutus?page=2', ['aboutus?entry=About+us&cards=24']],
  ['/agency/news', ['news?entry=News&cards=24']],
  ['/agency/blogs', ['blog?entry=Blogs&cards=24']],
  ['/agency/blogs?page=2', ['blog?entry=Blogs&cards=24&start=12']],
  ['/blog/a', ['blog?card=a', 'news?card=a']],
  ['/de/blog/A', ['blog/de?card=a', 'news/de?card=a']],
  ['/projects?category=all#list', ['projects?entry=Projects&cards=24&category=all']],
  ['/projects?page=2#list', ['projects?entry=Projects&cards=24&start=18']],
  ['/projects/a', ['projects?card=a']],
  ['/jobapply/a', ['career?card=a']],
  ['/career-form', ['career?entry=Career+form&cards=24']],
  ['/imprint', ['legal?entry=Imprint&cards=24']],
  ['/termsandcondition', ['legal?entry=Terms&cards=24']],
  ['/campaigns/summer', ['page?entry=campaigns%2Fsummer&cards=24']],
])('§7 the page %s is made of %j', (address, queries) => {
  prefetchContent(address);
  expect(asked).toEqual(queries);
});

test('§8 a list that fails before it is needed says nothing', async () => {
  answers.blog = 503;
  const loud = vi.spyOn(console, 'error');
  prefetchContent('/agency/blogs');
  // Await the same fetch.
  const query: ContentQuery = { kind: 'entry', entry: 'Blogs', cards: 24, start: 0, last: null, filters: {} };
  await expect(fetchList('blog', 'en', query)).rejects.toThrow('503');
  expect(asked).toHaveLength(1);
  expect(loud).not.toHaveBeenCalled();
  expect(localStorage.length).toBe(0);
});
