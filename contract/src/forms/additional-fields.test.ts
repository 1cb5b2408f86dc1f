import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CONTACT_TEXT_MAX } from '../address/contact-link.ts';
import { ADDITIONAL_FIELDS } from './additional-fields.ts';

const sentAlong = v.object(ADDITIONAL_FIELDS);

test.each([
  ['Shopware: Book a shop review', 'Shopware: Book a shop review'],
  [' Flutter\r\nBcc: everybody@example.com\0', 'Flutter Bcc: everybody@example.com'],
  ['invoice\u202efdp.exe\u2028now', 'invoice fdp.exe now'],
  ['Yıldız, 漢字 👩‍💻', 'Yıldız, 漢字 👩‍💻'],
])('the topic %j is kept as one line that reads as it is written: %j', (sent, topic) => {
  expect(v.parse(sentAlong, { topic: sent, person: sent })).toMatchObject({ topic, person: topic });
});

test('what is longer than any topic is refused, and a submission may say nothing', () => {
  expect(v.is(sentAlong, { topic: 'x'.repeat(CONTACT_TEXT_MAX + 1) })).toBe(false);
  expect(v.parse(sentAlong, {})).toEqual({ topic: '', person: '', idempotency_key: '' });
});
