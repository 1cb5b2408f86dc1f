import type { LocalText } from '@kontorwerk/contract/languages';

/** The error message of each invalid field, in every language that it may be shown in. */
export type FieldErrors<F extends string> = { readonly [N in F]?: LocalText };

/** A rejected form: its field errors and, if any, a message for the form as a whole. */
export type Refusal<F extends string> = {
  readonly status: 'refused';
  readonly errors: FieldErrors<F>;
  readonly message: LocalText | null;
};

/** The result of a submission. */
export type Outcome<F extends string, S> = ({ readonly status: 'sent' } & S) | Refusal<F>;

/** Returns the text under a name; empty for a file or an unknown name. */
export function readText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** Returns the invalid fields with their messages, in the form's order. */
export function listErrors<F extends string>(fields: readonly F[], errors: FieldErrors<F>): readonly [F, LocalText][] {
  return fields.flatMap((field): [F, LocalText][] => {
    const error = errors[field];
    return error === undefined ? [] : [[field, error]];
  });
}

/** Returns the fields that are filled in and valid. */
export function listValidFields<F extends string>(
  fields: readonly F[],
  errors: FieldErrors<F>,
  filled: (field: F) => boolean,
): readonly F[] {
  return fields.filter((field) => errors[field] === undefined && filled(field));
}

/** Replaces or removes the error of an edited field (§4). */
export function replaceError<F extends string>(errors: FieldErrors<F>, edited: F, error?: LocalText): FieldErrors<F> {
  return { ...errors, [edited]: error };
}
