'use client';

import { DEFAULT_LANGUAGE, isLanguage, type LocalText } from '@kontorwerk/contract/languages';
import { TextareaField, TextField, useLocale } from '@payloadcms/ui';
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload';

type Standard = { readonly standard: LocalText };

/** The standard text in the language that is written. */
function useStandard(standard: LocalText): string {
  const { code } = useLocale();
  return standard[isLanguage(code) ? code : DEFAULT_LANGUAGE];
}

/** A word of the site, with what stands there as long as nobody has written another. */
export function WordField({ standard, field, ...props }: TextFieldClientProps & Standard) {
  const placeholder = useStandard(standard);
  return <TextField {...props} field={{ ...field, admin: { ...field.admin, placeholder } }} />;
}

/** The same of a text of sentences. */
export function LongWordField({ standard, field, ...props }: TextareaFieldClientProps & Standard) {
  const placeholder = useStandard(standard);
  return <TextareaField {...props} field={{ ...field, admin: { ...field.admin, placeholder } }} />;
}
