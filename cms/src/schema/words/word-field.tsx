'use client';

import { DEFAULT_LANGUAGE, isLanguage, type LocalText } from '@kontorwerk/contract/languages';
import { TextareaField, TextField, useLocale } from '@payloadcms/ui';
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload';

type Standard = { readonly standard: LocalText };

/** Returns the standard text in the form's language. */
function useStandard(standard: LocalText): string {
  const { code } = useLocale();
  return standard[isLanguage(code) ? code : DEFAULT_LANGUAGE];
}

/** The input of a word, with its standard text as placeholder. */
export function WordField({ standard, field, ...props }: TextFieldClientProps & Standard) {
  const placeholder = useStandard(standard);
  return <TextField {...props} field={{ ...field, admin: { ...field.admin, placeholder } }} />;
}

/** The input of a longer text, with its standard text as placeholder. */
export function LongWordField({ standard, field, ...props }: TextareaFieldClientProps & Standard) {
  const placeholder = useStandard(standard);
  return <TextareaField {...props} field={{ ...field, admin: { ...field.admin, placeholder } }} />;
}
