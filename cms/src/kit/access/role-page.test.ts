import { expect, test } from 'vitest';
import { rolePage } from './role-page.ts';

test('the page of the documentation says what the table does', async () => {
  await expect(rolePage()).toMatchFileSnapshot('../../../../docs/roles.md');
});
