import { expect, test } from 'vitest';
import { nameShownTo, publicName } from './account-names.ts';

const NAMELESS = { id: 7, name: ' ', email: 'ada@example.com' };

test('an account without a name is its address to its owner and administrators, and a number to all others', () => {
  const shownTo = (id: number, role: string) => nameShownTo({ id, roles: [role] }, NAMELESS);
  expect([shownTo(1, 'admin'), shownTo(7, 'editor'), shownTo(8, 'editor')]).toEqual([
    'ada@example.com',
    'ada@example.com',
    '#7',
  ]);
  expect([nameShownTo(null, NAMELESS), publicName(NAMELESS)]).toEqual(['#7', '#7']);
  expect(nameShownTo({ id: 8, roles: ['editor'] }, { ...NAMELESS, name: 'Ada' })).toBe('Ada');
});
