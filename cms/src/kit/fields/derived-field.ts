import type { LocalText } from '@kontorwerk/contract/languages';
import type { FieldHook, PayloadRequest, TextField, TypeWithID } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';

/** Builds a virtual field whose text is derived from the document, in the reader's language. */
export function derivedField<T>(
  name: string,
  label: LocalText,
  tell: (doc: Partial<T>, req: PayloadRequest) => LocalText | string | Promise<string>,
): TextField {
  const read: FieldHook<TypeWithID, string, T> = async ({ siblingData, req }) => {
    const text = await tell(siblingData, req);
    return typeof text === 'string' ? text : text[readerLanguage(req.i18n)];
  };
  return {
    name,
    type: 'text',
    label,
    virtual: true,
    admin: { readOnly: true, disableListFilter: true },
    hooks: { afterRead: [read] },
  };
}
