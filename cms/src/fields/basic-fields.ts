import type { LocalText } from '@kontorwerk/contract/languages';
import type {
  DateField,
  RichTextField,
  TextareaField,
  TextField,
  TextFieldSingleValidation,
  UploadField,
} from 'payload';

type Options = { readonly required?: boolean; readonly description?: LocalText };
type TextOptions = Options & { readonly localized?: boolean; readonly width?: string };
type LineOptions = TextOptions & {
  /** Takes the place of Payload's own check. */
  readonly validate?: TextFieldSingleValidation;
};

function written(label: LocalText, { required = false, description, localized = true, width }: TextOptions) {
  return { label, required, localized, admin: { description, width } };
}

/** One line of text in each language. */
export function text(name: string, label: LocalText, { validate, ...options }: LineOptions = {}): TextField {
  return { name, type: 'text', ...written(label, options), ...(validate && { validate }) };
}

/** Several lines of text in each language. */
export function longText(name: string, label: LocalText, options: TextOptions = {}): TextareaField {
  return { name, type: 'textarea', ...written(label, options) };
}

/** A long text with headings, lists and links in each language; what it may contain is set once, in `editor.ts`. */
export function richText(
  name: string,
  label: LocalText,
  { required = false, description }: Options = {},
): RichTextField {
  return { name, type: 'richText', label, required, localized: true, admin: { description } };
}

/** A picture of the media library. */
export function image(name: string, label: LocalText, { required = false, description }: Options = {}): UploadField {
  return { name, type: 'upload', relationTo: 'media', label, required, admin: { description } };
}

/** A day without a time. It is kept as noon, universal time, so that its date is the same in every office. */
export function dateOnly(
  name: string,
  label: LocalText,
  { required = false, description, sidebar = false }: Options & { readonly sidebar?: boolean } = {},
): DateField {
  return {
    name,
    type: 'date',
    label,
    required,
    admin: {
      description,
      position: sidebar ? 'sidebar' : undefined,
      date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' },
    },
  };
}
