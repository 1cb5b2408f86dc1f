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
import { readerLanguage } from '../admin/reader-language.ts';

const LABEL = { en: 'Current password', de: 'Bisheriges Passwort' } as const;
const PATH = 'current_password';

/** Asks for the password that somebody has, while they are changing it or their address. */
export function CurrentPassword() {
  const reader = readerLanguage(useTranslation().i18n);
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { dispatchFields } = useForm();
  const isModified = useFormModified();
  const hasNew = useFormFields(([{ password }]) => Boolean(password?.value));
  // Payload has the field of the new one in the form all the time; it asks for it from “Change password” on.
  const isAsked = useFormFields(([{ password }]) => password?.valid === false);
  const hasNewAddress = useFormFields(([{ email }]) => email !== undefined && email.value !== user?.email);
  const isSaved = hasNew && !isModified;

  // Payload would send what was saved once more with the next change of something else.
  useEffect(() => {
    if (!isSaved) return;
    for (const path of ['password', 'confirm-password']) dispatchFields({ type: 'REMOVE', path });
    dispatchFields({ type: 'UPDATE', path: PATH, value: '' });
  }, [isSaved, dispatchFields]);

  const isChanging = isAsked || (isModified && (hasNew || hasNewAddress));
  if (!isChanging || id === undefined || user?.id !== id) return null;
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: PATH, label: LABEL[reader], required: true }}
      path={PATH}
      schemaPath={PATH}
    />
  );
}
