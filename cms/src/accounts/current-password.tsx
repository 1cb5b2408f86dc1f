'use client';

import { PasswordField, useAuth, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { readerLanguage } from '../admin/reader-language.ts';

const LABEL = { en: 'Current password', de: 'Bisheriges Passwort' } as const;

/** Asks for the password that somebody has, while they are changing their own. */
export function CurrentPassword() {
  const reader = readerLanguage(useTranslation().i18n);
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  // Payload has the field of the new one in the form all the time; it asks for it from “Change password” on.
  const isChanging = useFormFields(([{ password }]) => password?.valid === false || Boolean(password?.value));
  if (!isChanging || id === undefined || user?.id !== id) return null;
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: 'current_password', label: LABEL[reader], required: true }}
      path="current_password"
      schemaPath="current_password"
    />
  );
}
