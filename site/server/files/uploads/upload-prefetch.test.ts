import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { expect, it } from 'vitest';
import type { ChangeListener } from '../../content-store/held-sets.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { createUploadPrefetch, findUploads } from './upload-prefetch.ts';

const entries = readEntries(
  [
    {
      title: 'Home',
      meta: [
        {
          component_name: 'Banner',
          bg_image: '/uploads/a.webp',
          com_image: '/uploads/größe.webp',
          html_field:
            '<img src="/wp-content/uploads/2026/b.png" srcset="/uploads/c-1.avif 1x, /uploads/c-2.avif 2x"> see https://x.example/uploads/d.png',
          bg_image_set: { sources: [{ url: '/uploads/a.webp', type: 'image/webp', width: 10 }] },
        },
      ],
    },
  ],
  () => {},
);

it('finds the uploads in a content set, each once', () => {
  expect(findUploads(entries).toSorted()).toEqual([
    '/uploads/a.webp',
    '/uploads/c-1.avif',
    '/uploads/c-2.avif',
    // As a browser requests it: cached under any other name, it would never be found.
    '/uploads/gr%C3%B6%C3%9Fe.webp',
    '/wp-content/uploads/2026/b.png',
  ]);
});

it('fetches them one after another, and goes on after the backend was away', async () => {
  const listeners: ChangeListener[] = [];
  const kept: string[] = [];
  let away = true;
  let failed = 0;
  const prefetch = createUploadPrefetch({
    store: {
      entries: () => entries,
      onChange(listener) {
        listeners.push(listener);
        return () => {};
      },
    },
    uploads: {
      async prefetch(path) {
        if (away) {
          failed += 1;
          throw new Error('connect ECONNREFUSED');
        }
        kept.push(path);
      },
    },
    pauseMs: 1,
    afterFailureMs: 5,
  });
  for (const listener of listeners) listener({ key: 'homepage', language: 'en' }, 1);
  await waitUntil(() => failed > 1);
  away = false;
  await waitUntil(() => kept.length === 5);
  prefetch.stop();
});
