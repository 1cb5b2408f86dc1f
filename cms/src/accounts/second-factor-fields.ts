import type { CheckboxField, Field, JSONField, NumberField, TextField } from 'payload';
import { hasRole } from '#cms/kit/access/roles.ts';
import { adminsOrOwner } from '#cms/kit/access/rules.ts';

/** Restricts a field to the server. */
function restrictToServer<F extends TextField | NumberField | JSONField>(field: F): F {
  return { ...field, hidden: true, access: { create: () => false, read: () => false, update: () => false } };
}

const enabledField: CheckboxField = {
  name: 'totp_enabled',
  type: 'checkbox',
  defaultValue: false,
  label: { en: 'Second factor is on', de: 'Zweiter Faktor ist eingeschaltet' },
  access: { create: () => false, read: adminsOrOwner, update: () => false },
  admin: {
    readOnly: true,
    position: 'sidebar',
    description: {
      en: 'The owner of the account sets it up below.',
      de: 'Eingerichtet wird er unten, von der Person, der das Konto gehört.',
    },
  },
};

const requiredField: CheckboxField = {
  name: 'totp_required',
  type: 'checkbox',
  defaultValue: false,
  label: { en: 'Must have a second factor', de: 'Muss einen zweiten Faktor haben' },
  access: { create: ({ req }) => hasRole(req.user), read: adminsOrOwner, update: ({ req }) => hasRole(req.user) },
  admin: {
    position: 'sidebar',
    description: {
      en: 'Until it is set up, nothing but their own account is open to them.',
      de: 'Bis er eingerichtet ist, ist nur das eigene Konto erreichbar.',
    },
  },
};

/** The second factor of a user: codes of a device besides the password (TOTP, RFC 6238). */
export const secondFactorFields: Field[] = [
  enabledField,
  requiredField,
  {
    name: 'second_factor',
    type: 'ui',
    admin: { position: 'sidebar', components: { Field: '/accounts/second-factor-panel.tsx#SecondFactorPanel' } },
  },
  restrictToServer({ name: 'totp_secret', type: 'text' }),
  restrictToServer({ name: 'totp_last_period', type: 'number' }),
  restrictToServer({ name: 'recovery_digests', type: 'json' }),
];
