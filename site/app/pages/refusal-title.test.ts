import { expect, test } from 'vitest';
import type { HeadElement } from '#app/base/head-element.ts';
import { markRefusedHead } from './refusal-title.ts';

const HEAD: readonly HeadElement[] = [
  { title: 'Contact us' },
  { name: 'description', content: 'Write to us.' },
  { rel: 'alternate', href: '/blog/feed.xml', title: 'Blog' },
];

const posted = (status: string, more = {}) => ({ values: {}, outcome: { status }, ...more });

const titles = (what: unknown, pathname: string) =>
  markRefusedHead(HEAD, what, pathname).flatMap((element) => ('title' in element ? [element.title] : []));

test('the title says first that a message or an application was not sent, in the language of the page', () => {
  expect(titles(posted('refused', { variant: 'full' }), '/contactus/contactform')).toEqual([
    'Not sent: Contact us',
    'Blog',
  ]);
  expect(titles(posted('refused'), '/de/career-form')).toEqual(['Nicht gesendet: Contact us', 'Blog']);
});

test.each([[null], [posted('sent')], [posted('sent', { variant: 'full' })]])('it says nothing of %j', (what) => {
  expect(markRefusedHead(HEAD, what, '/contactus/contactform')).toBe(HEAD);
});
