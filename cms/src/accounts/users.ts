import type { CollectionConfig } from 'payload';
import { NAV_GROUPS } from '#cms/base/labels.ts';
import { settings } from '#cms/base/settings.ts';
import { hasRole, hiddenUnless, ROLE_LABELS, ROLES } from '#cms/kit/access/roles.ts';
import { admins, adminsOrColleagues, adminsOrOwner, adminsOrSelf, denyAll } from '#cms/kit/access/rules.ts';
import { recordUser, recordUserDeletion } from '#cms/kit/audit/audit-hooks.ts';
import { select } from '#cms/kit/fields/basic-fields.ts';
import { dropDeliveries } from '#cms/mail/delivery-queries.ts';
import { queuePasswordMail, suppressPasswordMail } from '#cms/mail/password-mail.ts';
import { endResetLink, endSessions, notifyOwner } from './account-hooks.ts';
import { lockForReset } from './account-lock.ts';
import { CLOSED_ENDPOINTS } from './closed-endpoints.ts';
import { forgotPassword } from './forgot-password.ts';
import { validatePassword } from './password-hook.ts';
import { resetPassword } from './reset-password.ts';
import { SECOND_FACTOR_ENDPOINTS } from './second-factor-endpoints.ts';
import { secondFactorFields } from './second-factor-fields.ts';
import { signIn, signInWithCode } from './sign-in.ts';

/** The accounts of the admin. Visitors of the site have none (§6). */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: { en: 'User', de: 'Benutzer' }, plural: { en: 'Users', de: 'Benutzer' } },
  admin: {
    group: NAV_GROUPS.people,
    // The only field of a colleague's account that other roles may read, search and sort by.
    useAsTitle: 'name',
    listSearchableFields: ['email', 'name'],
    defaultColumns: ['email', 'name', 'roles', 'updatedAt'],
    hidden: hiddenUnless(),
    hideAPIURL: true,
    disableCopyToLocale: true,
  },
  access: { read: adminsOrColleagues, create: admins, update: adminsOrSelf, delete: admins, unlock: denyAll },
  // Changes that guard an account need a password, for which bulk editing has no field.
  disableBulkEdit: true,
  auth: {
    // A lock would shut out the account's owner whenever a stranger guesses; `signIn` rate-limits the stranger instead.
    maxLoginAttempts: 0,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax', secure: settings.publicUrl.startsWith('https:') },
  },
  endpoints: [signIn, signInWithCode, forgotPassword, resetPassword, ...SECOND_FACTOR_ENDPOINTS, ...CLOSED_ENDPOINTS],
  hooks: {
    beforeOperation: [suppressPasswordMail, lockForReset],
    beforeValidate: [validatePassword],
    beforeChange: [endResetLink, notifyOwner],
    afterOperation: [queuePasswordMail],
    afterChange: [endSessions, recordUser],
    afterDelete: [dropDeliveries, recordUserDeletion],
  },
  fields: [
    // Merged into Payload's field.
    {
      name: 'email',
      type: 'email',
      access: { read: adminsOrOwner },
      admin: {
        description: {
          en: 'For signing in, and for mails about the account.',
          de: 'Zum Anmelden und für E-Mails zum Konto.',
        },
      },
    },
    {
      name: 'current_password',
      type: 'text',
      virtual: true,
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
        components: { Field: '/accounts/current-password.tsx#CurrentPassword' },
      },
    },
    {
      name: 'name',
      type: 'text',
      label: { en: 'Name', de: 'Name' },
      admin: {
        description: {
          en: 'As colleagues see it, and as it appears below answers. Without it, they find only a number to hand work to.',
          de: 'Wie Kolleginnen und Kollegen ihn sehen und wie er unter Antworten steht. Ohne ihn finden sie beim Zuweisen nur eine Nummer.',
        },
      },
    },
    select('roles', {
      label: { en: 'Roles', de: 'Rollen' },
      description: {
        en: 'What somebody may see and do. Roles add up.',
        de: 'Was jemand sehen und tun darf. Mehrere Rollen ergänzen sich.',
      },
      required: true,
      hasMany: true,
      saveToJWT: true,
      options: ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] })),
      // Otherwise users could make themselves administrators on their own account page.
      access: {
        create: ({ req }) => hasRole(req.user),
        read: adminsOrOwner,
        update: ({ req }) => hasRole(req.user),
      },
    }),
    ...secondFactorFields,
  ],
};
