import { expect, test } from 'vitest';
import { contentName } from './content-name.ts';

test('a file is named by its plain name and its content', () => {
  const name = contentName('Büro München.PNG', Buffer.from('a'));
  expect(name).toMatch(/^buro-munchen-[0-9a-f]{8}\.png$/);
  expect(contentName('Büro München.PNG', Buffer.from('b'))).not.toBe(name);
});

test('a name that has no letters left is still a name', () => {
  expect(contentName('写真.jpg', Buffer.from('a'))).toMatch(/^picture-[0-9a-f]{8}\.jpg$/);
});

test('what no file system takes is left out of its extension too', () => {
  expect(contentName('a\0b.p\0ng', Buffer.from('a'))).toMatch(/^a-b-[0-9a-f]{8}\.png$/);
});
