import { expect, test } from 'vitest';
import { aboutOfForm, aboutSent } from './about-of-form.ts';

test('what was left ticked is sent along, and nothing else', () => {
  const form = new FormData();
  expect(aboutSent(aboutOfForm(form))).toEqual({});
  form.set('topic', 'Flutter');
  expect(aboutSent(aboutOfForm(form))).toEqual({ topic: 'Flutter' });
});
