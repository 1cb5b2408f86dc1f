import { expect, test } from 'vitest';
import { addUnreadDate, refuseUnreadDates } from './unread-dates.ts';

const PLACE = '/api/posts/7';
const save = (kind: 'autosave' | 'publish', place = PLACE) =>
  ({ place, address: place, method: 'PATCH', kind, hasFile: false }) as const;

test('a form with an unparsed date is saved by itself only, until the date is parsed', async () => {
  const remove = addUnreadDate({ place: PLACE, path: 'date', label: 'Date', problem: 'No date' });
  const errors = [{ path: 'date', message: 'No date' }];
  const refused = refuseUnreadDates(save('publish'));
  expect(refused?.status).toBe(400);
  expect(await refused?.json()).toMatchObject({ errors: [{ message: 'Date: No date', data: { errors } }] });
  expect(refuseUnreadDates(save('autosave'))).toBeNull();
  expect(refuseUnreadDates(save('publish', '/api/posts/8'))).toBeNull();
  remove();
  expect(refuseUnreadDates(save('publish'))).toBeNull();
});
