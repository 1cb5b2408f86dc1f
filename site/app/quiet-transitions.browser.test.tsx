import { expect, test } from 'vitest';
import { prefer } from './testing/media.ts';

test('who asks for less motion has a browser without transitions, from that moment on', async () => {
  expect(document.startViewTransition).toBeTypeOf('function');
  await prefer({ 'prefers-reduced-motion': 'reduce' });
  expect(document.startViewTransition).toBeUndefined();
});
