import type { LocalText } from '@kontorwerk/contract/languages';
import type { UploadField } from 'payload';

type Options = { readonly required?: boolean; readonly description?: LocalText };

/** A picture of the media library. */
export function image(name: string, label: LocalText, { required = false, description }: Options = {}): UploadField {
  return { name, type: 'upload', relationTo: 'media', label, required, admin: { description } };
}
