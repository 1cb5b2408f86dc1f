import { expect, onTestFinished, test } from 'vitest';
import { createBackgroundQueue } from '../base/background-queue.ts';
import { createDirectory } from '../directory/directory.ts';
import { longList } from '../testing/fake-backend.ts';
import { createLineLog } from '../testing/line-log.ts';
import { createTestStore, startTestBackend } from '../testing/test-store.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { createLazyIndex } from './live-index.ts';
import { createNearestPages } from './search.ts';
import { NAME_INDEXING } from './searched-page.ts';

const BLOG = '/wp-json/bc/v1/blog';

test('nothing is read on before somebody looks, also after a change; then it is followed as far as it is looked at', async () => {
  const backend = await startTestBackend();
  backend.answersAsks = true;
  backend.content.set(BLOG, longList('Blogs', 'blog@1', 120));
  const { store } = await createTestStore(backend);
  await store.start();
  const background = createBackgroundQueue({ onError: (error) => expect.unreachable(String(error)), capacity: 100 });
  const times = { gatherMs: 1, restMs: 1, restForReading: 0, retryMs: 1 };
  const directory = createDirectory({ store, background, clock: Date.now, times, eager: false });
  const names = createLazyIndex(directory, NAME_INDEXING, { log: createLineLog([]), gatherMs: 1 });
  onTestFinished(() => {
    names.stop();
    directory.stop();
  });
  const asked = () => backend.requests.filter(({ url }) => url.includes('cards=100')).length;
  const nearest = createNearestPages(names);
  const found = () => nearest('/blog/post-7').map(({ title }) => title);

  async function change(call: string): Promise<void> {
    const { revision } = store;
    backend.content.set(BLOG, longList('Blogs', call, 120));
    backend.announce({ page_key: 'blog', language: 'en', endpoint_call: call });
    await waitUntil(() => store.revision > revision);
  }

  await change('blog@2');
  expect(asked()).toBe(0);
  await waitUntil(() => found().includes('Post 7'));
  const before = asked();
  expect(before).toBeGreaterThan(0);
  await change('blog@3');
  await change('blog@4');
  expect(asked()).toBe(before);
  await waitUntil(() => found().includes('Post 7') && asked() > before);
});
