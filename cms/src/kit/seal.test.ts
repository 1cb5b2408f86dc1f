import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

test('a sealed text opens with its secret and for its purpose alone', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'a secret', 'codes');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(unseal(sealed, 'a secret', 'codes')).toBe('JBSWY3DPEHPK3PXP');
  expect(unseal(sealed, 'another secret', 'codes')).toBeNull();
  expect(unseal(sealed, 'a secret', 'sign-in')).toBeNull();
});

test('one that was changed or cut off does not open', () => {
  const sealed = seal('text', 'a secret', 'codes');
  const changed = Buffer.from(sealed, 'base64url');
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  for (const broken of [changed.toString('base64url'), sealed.slice(0, 10), '', '\0'])
    expect(unseal(broken, 'a secret', 'codes')).toBeNull();
});
