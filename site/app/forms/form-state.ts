import type { LocalText } from '@kontorwerk/contract/languages';

/** What is wrong with a form's fields: the sentence for each bad one, in every language that it may be shown in. */
export type FieldErrors<F extends string> = { readonly [N in F]?: LocalText };

/** A form that was not accepted: what is wrong with its fields, and a message for the whole of it, if there is one. */
export type Refusal<F extends string> = {
  readonly status: 'refused';
  readonly errors: FieldErrors<F>;
  readonly message: LocalText | null;
};

/** What a submission comes to. */
export type Outcome<F extends string, S> = ({ readonly status: 'sent' } & S) | Refusal<F>;

/** The text that a form holds under a name; empty for a file or a name it doesn't have. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** The bad fields and what is wrong with them, in the form's order. */
export function namedErrors<F extends string>(fields: readonly F[], errors: FieldErrors<F>): readonly [F, LocalText][] {
  return fields.flatMap((field): [F, LocalText][] => {
    const error = errors[field];
    return error === undefined ? [] : [[field, error]];
  });
}

/** The fields that a check found in order: filled in, and nothing wrong with them. */
export function fieldsInOrder<F extends string>(
  fields: readonly F[],
  errors: FieldErrors<F>,
  filled: (field: F) => boolean,
): readonly F[] {
  return fields.filter((field) => errors[field] === undefined && filled(field));
}

/** The errors with another one, or none, at a field that was edited (§4). */
export function withField<F extends string>(errors: FieldErrors<F>, edited: F, error?: LocalText): FieldErrors<F> {
  return { ...errors, [edited]: error };
}
