import type { CollectionConfig, Endpoint } from 'payload';
import { hasRole, hiddenUnless, ROLES } from '../access/roles.ts';
import { admins, adminsOrSelf } from '../access/rules.ts';
import { select } from '../fields/basic-fields.ts';
import { NAV_GROUPS, ROLE_LABELS } from '../labels.ts';
import { leavePasswordMail, queuePasswordMail } from '../mail/password-mail.ts';
import { settings } from '../settings.ts';

/**
 * Takes the place of Payload's "register the first user", which makes whoever comes first to an empty database
 * its administrator. The first administrator is made before the server listens, from the settings.
 */
const noFirstUser: Omit<Endpoint, 'root'> = {
  path: '/first-register',
  method: 'post',
  handler: () => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 }),
};

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
  hooks: { beforeOperation: [leavePasswordMail], afterOperation: [queuePasswordMail] },
  fields: [
    { name: 'name', type: 'text', label: { en: 'Name', de: 'Name' } },
    select('roles', {
      label: { en: 'Roles', de: 'Rollen' },
      required: true,
      hasMany: true,
      saveToJWT: true,
      options: ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] })),
      // Otherwise everybody could make themselves an administrator on their own account page.
      access: { create: ({ req }) => hasRole(req.user), update: ({ req }) => hasRole(req.user) },
    }),
  ],
};
