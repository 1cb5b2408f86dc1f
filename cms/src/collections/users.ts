import type { CollectionConfig } from 'payload';
import { admins } from '../access/admins.ts';
import { adminsOrSelf } from '../access/admins-or-self.ts';
import { hiddenUnless } from '../access/hidden-unless.ts';
import { hasRole, ROLES } from '../access/roles.ts';
import { NAV_GROUPS } from '../fields/nav-groups.ts';
import { settings } from '../settings.ts';
import { endTransactionBeforeReset } from './end-transaction-before-reset.ts';
import { noFirstUser } from './no-first-user.ts';
import { ROLE_LABELS } from './role-labels.ts';

/** Those who sign in to the admin. Visitors of the site never do (§6). */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: { en: 'User', de: 'Benutzer' }, plural: { en: 'Users', de: 'Benutzer' } },
  admin: {
    group: NAV_GROUPS.people,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'roles', 'updatedAt'],
    hidden: hiddenUnless(),
    hideAPIURL: true,
    disableCopyToLocale: true,
  },
  access: { read: adminsOrSelf, create: admins, update: adminsOrSelf, delete: admins, unlock: admins },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax', secure: settings.publicUrl.startsWith('https:') },
  },
  endpoints: [noFirstUser],
  hooks: { beforeOperation: [endTransactionBeforeReset] },
  fields: [
    { name: 'name', type: 'text', label: { en: 'Name', de: 'Name' } },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      label: { en: 'Roles', de: 'Rollen' },
      required: true,
      saveToJWT: true,
      options: ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] })),
      // Otherwise everybody could make themselves an administrator on their own account page.
      access: { create: ({ req }) => hasRole(req.user), update: ({ req }) => hasRole(req.user) },
    },
  ],
};
