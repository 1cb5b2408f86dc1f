import { buildStandardNavigation } from '@kontorwerk/contract/navigation/standard-navigation';
import { expect, test } from 'vitest';
import { deriveSubject, omitEmptySubject, readSubject } from './message-subject.ts';

const said = { path: '/ecommerce/performanceoptimization', title: 'From tap to shelf', call: '', person: '' };

test.each([
  ['as the menu calls its page', { call: 'Report a delay' }, 'Performance optimisation: Report a delay', ''],
  ['the page alone', {}, 'Performance optimisation', ''],
  [
    'a page that the menu does not have',
    { path: '/projects/isar', title: 'Isar Optik', call: 'Go' },
    'Isar Optik: Go',
    '',
  ],
  ['the home page has no name', { path: '/', title: 'Home', call: 'Plan your shop' }, 'Plan your shop', ''],
  ['no name twice', { path: '/ecommerce/shopware', call: 'Plan a Shopware shop' }, 'Plan a Shopware shop', ''],
  ['on one line', { path: '/', call: ' Two\nlines\u00a0of a hy\u00adphen ' }, 'Two lines of a hyphen', ''],
  ['a person, about whatever', { call: 'Farid Anwar', person: 'Farid Anwar' }, '', 'Farid Anwar'],
  ['a person alone', { person: 'Farid Anwar' }, '', 'Farid Anwar'],
  [
    'a person about something',
    { path: '/contactus/hireadeveloper', call: 'Front-end developer', person: 'Farid Anwar' },
    'Hire a developer: Front-end developer',
    'Farid Anwar',
  ],
])('what a call is about: %s', (_what, call, topic, person) => {
  expect(deriveSubject({ ...said, ...call }, buildStandardNavigation('en').menu)).toEqual({ topic, person });
});

test('no topic is longer than what may be sent', () => {
  expect(deriveSubject({ ...said, call: 'x'.repeat(300) }, buildStandardNavigation('en').menu).topic.length).toBe(200);
});

test('what was left ticked is sent along, and nothing else', () => {
  const form = new FormData();
  expect(omitEmptySubject(readSubject(form))).toEqual({});
  form.set('topic', 'Flutter');
  expect(omitEmptySubject(readSubject(form))).toEqual({ topic: 'Flutter' });
});
