'use client';

import {
  PasswordField,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

const LABELS = {
  own: { en: 'Current password', de: 'Bisheriges Passwort' },
  acting: { en: 'Your own password', de: 'Ihr eigenes Passwort' },
} as const;
const PATH = 'current_password';

/** The fields that guard an account, besides its password. */
const GUARDING_FIELDS = ['email', 'roles', 'totp_required'] as const;

/**
 * Asks for the signed-in user's password while they create an account or change what guards one, their own or
 * another's.
 */
export function CurrentPassword() {
  const reader = readerLanguage(useTranslation().i18n);
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { dispatchFields } = useForm();
  const isModified = useFormModified();
  const hasNew = useFormFields(([{ password }]) => Boolean(password?.value));
  // The form always has the field of the new password; “Change password” makes it required.
  const isAsked = useFormFields(([{ password }]) => password?.valid === false);
  const hasChanged = useFormFields(([fields]) =>
    GUARDING_FIELDS.some((path) => !isSame(fields[path]?.value, fields[path]?.initialValue)),
  );
  const isTyped = useFormFields(([fields]) => Boolean(fields[PATH]?.value));
  const isSaved = id !== undefined && !isModified;

  // Payload would send the saved password again with the next change.
  useEffect(() => {
    if (!isSaved) return;
    if (hasNew) for (const path of ['password', 'confirm-password']) dispatchFields({ type: 'REMOVE', path });
    if (isTyped) dispatchFields({ type: 'UPDATE', path: PATH, value: '' });
  }, [isSaved, hasNew, isTyped, dispatchFields]);

  const isChanging = isAsked || (isModified && (hasNew || hasChanged));
  if (id !== undefined && !isChanging) return null;
  const label = LABELS[user?.id === id ? 'own' : 'acting'][reader];
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: PATH, label, required: true }}
      path={PATH}
      schemaPath={PATH}
    />
  );
}
