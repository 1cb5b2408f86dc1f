import type { LocalText } from '@kontorwerk/contract/languages';
import type { User } from '#cms/base/payload-types.ts';
import { normaliseEmail } from '#cms/kit/access/account-names.ts';
import { joinRoles } from '#cms/kit/access/roles.ts';

/** Changes that open an account to another person or to more; its owner gets a mail about each. */
export const ACCOUNT_CHANGES = {
  password: { en: 'A new password was set.', de: 'Ein neues Passwort wurde gesetzt.' },
  email: { en: 'The e-mail address was changed.', de: 'Die E-Mail-Adresse wurde geändert.' },
  roles: { en: 'The roles were changed.', de: 'Die Rollen wurden geändert.' },
  totp_required: {
    en: 'Whether a second factor is required was changed.',
    de: 'Ob ein zweiter Faktor verlangt wird, wurde geändert.',
  },
  totp_enabled: { en: 'The second factor was turned off.', de: 'Der zweite Faktor wurde ausgeschaltet.' },
} as const satisfies Record<string, LocalText>;

export type AccountChange = keyof typeof ACCOUNT_CHANGES;

export const ACCOUNT_CHANGE_NAMES = [
  'password',
  'email',
  'roles',
  'totp_required',
  'totp_enabled',
] as const satisfies readonly AccountChange[];

/** Returns the guarded parts of an account that a write changes. */
export function accountChanges(written: Partial<User>, before: User): readonly AccountChange[] {
  const { password, email, roles, totp_required } = written;
  const isChanged: Readonly<Record<Exclude<AccountChange, 'totp_enabled'>, boolean>> = {
    password: typeof password === 'string' && password !== '',
    email: typeof email === 'string' && normaliseEmail(email) !== normaliseEmail(before.email),
    roles: roles !== undefined && joinRoles(roles) !== joinRoles(before.roles),
    totp_required: totp_required !== undefined && Boolean(totp_required) !== Boolean(before.totp_required),
  };
  return ACCOUNT_CHANGE_NAMES.filter((name) => name !== 'totp_enabled' && isChanged[name]);
}
