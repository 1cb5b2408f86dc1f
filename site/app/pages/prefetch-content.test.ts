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
  ['/', ['homepage']],
  ['/de', ['homepage/de']],
  ['/products', ['products']],
  ['/ecommerce/shopware', ['ecommerce']],
  ['/ecommerce-detail/shopware', ['ecommerce']],
  ['/services/mobileapp', ['service']],
  ['/service-detail/audits', ['homepage', 'service', 'ecommerce', 'products', 'aboutus']],
  ['/contactus/contactform', ['contactus']],
  ['/contactus/contactform?about=/ecommerce/shopware&topic=go', ['contactus', 'ecommerce']],
  ['/contactus/career', ['career']],
  ['/contactus/hireadeveloper', ['contactus']],
  ['/agency/aboutus', ['aboutus']],
  ['/agency/news', ['news']],
  ['/agency/blogs', ['blog']],
  ['/blog/a', ['blog', 'news']],
  ['/de/blog/a', ['blog/de', 'news/de']],
  ['/projects?category=all#list', ['projects']],
  ['/projects/a', ['projects']],
  ['/jobapply/a', ['career']],
  ['/career-form', ['career']],
  ['/imprint', ['legal']],
  ['/termsandcondition', ['legal']],
  ['/404', []],
])('§7 the page %s is made of the content sets %j', (address, sets) => {
  prefetchContent(address);
  expect(asked).toEqual(sets);
});

test('§8 a list that fails before it is needed says nothing', async () => {
  answers.blog = 503;
  const loud = vi.spyOn(console, 'error');
  prefetchContent('/agency/blogs');
  // The same fetch, to its end.
  await expect(fetchList('blog', 'en')).rejects.toThrow('503');
  expect(asked).toEqual(['blog']);
  expect(loud).not.toHaveBeenCalled();
  expect(localStorage.length).toBe(0);
});
