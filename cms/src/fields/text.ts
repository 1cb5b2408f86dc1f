import type { LocalText } from '@kontorwerk/contract/languages';
import type { TextareaField, TextField, TextFieldSingleValidation } from 'payload';

type Options = {
  readonly required?: boolean;
  readonly description?: LocalText;
  readonly localized?: boolean;
  readonly width?: string;
};

function shared(label: LocalText, { required = false, description, localized = true, width }: Options) {
  return { label, required, localized, admin: { description, width } };
}

type LineOptions = Options & {
  /** Takes the place of Payload's own check. */
  readonly validate?: TextFieldSingleValidation;
};

/** One line of text in each language. */
export function text(name: string, label: LocalText, { validate, ...options }: LineOptions = {}): TextField {
  return { name, type: 'text', ...shared(label, options), ...(validate && { validate }) };
}

/** Several lines of text in each language. */
export function longText(name: string, label: LocalText, options: Options = {}): TextareaField {
  return { name, type: 'textarea', ...shared(label, options) };
}
