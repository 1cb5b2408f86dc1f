import type { LocalText } from '@kontorwerk/contract/languages';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import {
  type FieldErrors,
  listErrors,
  listValidFields,
  type Outcome,
  type Refusal,
  readText,
  replaceError,
} from './form-state.ts';
import { useDraft } from './use-draft.ts';

/** Reads, checks and sends a form. */
export type Sending<F extends string, S> = {
  /** Reads the form's values. */
  readonly read: (form: HTMLFormElement) => FormData;
  /** Null if the values are valid. */
  readonly check: (data: FormData) => Refusal<F> | null;
  /** Never rejects. */
  readonly send: (data: FormData) => Promise<Outcome<F, S>>;
};

type SubmissionRules<F extends string, S, W> = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Typed values are restored into the next form of the same kind. */
  readonly kind: string;
  readonly fields: readonly F[];
  /** The server's errors if the form was posted without JavaScript. */
  readonly posted: Refusal<F> | null;
  /** Errors of empty fields that only their `required` attribute demands (§5). */
  readonly required: FieldErrors<F>;
  /** The message for the whole form if only required fields are missing; null for none. */
  readonly incomplete: LocalText | null;
  /** Loads the code that checks and sends the form; deferred until the visitor begins to write. */
  readonly load: () => Promise<(options: W) => Sending<F, S>>;
  /** The options of that code. */
  readonly options: W;
  /** The message if that code can't be loaded without a network (§8). */
  readonly offline: LocalText;
  readonly onSent: (sent: S) => void;
};

type CheckedState<F extends string> = Pick<Refusal<F>, 'errors' | 'message'> & { readonly inOrder: readonly F[] };

const NOTHING_WRONG = { errors: {}, message: null, inOrder: [] } as const;

/** Adds the browser's missing required fields to the check's errors, so that all errors appear in one place. */
function withMissing<F extends string>(
  refusal: Refusal<F> | null,
  form: HTMLFormElement,
  { fields, required, incomplete }: Pick<SubmissionRules<F, never, never>, 'fields' | 'required' | 'incomplete'>,
): Refusal<F> | null {
  const errors: FieldErrors<F> = refusal?.errors ?? {};
  const isMissing = (field: F) => {
    const control = form.elements.namedItem(field);
    return control instanceof HTMLInputElement && control.validity.valueMissing && errors[field] === undefined;
  };
  const missing = fields.filter((field) => required[field] !== undefined && isMissing(field));
  if (missing.length === 0) return refusal;
  const all = missing.reduce((found, field) => replaceError(found, field, required[field]), errors);
  return { status: 'refused', errors: all, message: refusal?.message ?? incomplete };
}

/**
 * The lifecycle of a form (§4): edited, checked on submit, sent once, refused with everything typed still in place. The
 * fields are uncontrolled; this hook holds only their errors and returns them in the page's language.
 */
export function useSubmission<F extends string, S, W>(rules: SubmissionRules<F, S, W>) {
  const { form, fields, posted } = rules;
  const language = useLanguage();
  const draft = useDraft(form, rules.kind);
  const [found, setFound] = useState<CheckedState<F>>(posted ? { ...posted, inOrder: [] } : NOTHING_WRONG);
  const [sending, setSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const busy = useRef(false);
  const loaded = useRef<((options: W) => Sending<F, S>) | null>(null);
  const summary = useRef<HTMLElement>(null);
  const failure = useRef<HTMLParagraphElement>(null);

  // Our messages replace the browser's, but only if a script runs.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, [form]);

  // A refusal focuses the error summary or reveals the failure message, which on a phone may be below the window. The
  // errors of a form posted without JavaScript move nothing.
  useEffect(() => {
    if (refusals === 0) return;
    if (summary.current) summary.current.focus();
    else failure.current?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);

  /** Shows the errors; returns false for "not sent". */
  function refuse({ errors, message }: Refusal<F>, data: FormData): false {
    const inOrder = listValidFields(fields, errors, (field) => readText(data, field).trim() !== '');
    setFound({ errors, message, inOrder });
    setRefusals((count) => count + 1);
    return false;
  }

  /** Resolves to null if the code can't be loaded. */
  async function load() {
    loaded.current = await rules.load().catch(() => null);
    return loaded.current;
  }

  /** Resolves to whether the form was sent. */
  async function checkAndSend(element: HTMLFormElement, { read, check, send }: Sending<F, S>): Promise<boolean> {
    const data = read(element);
    const refusal = withMissing(check(data), element, rules);
    if (refusal) return refuse(refusal, data);
    setFound(NOTHING_WRONG);
    // Covers the constraints that our rules leave to the browser.
    if (!element.reportValidity()) return false;
    setSending(true);
    const outcome = await send(data);
    setSending(false);
    if (outcome.status === 'refused') return refuse(outcome, data);
    rules.onSent(outcome);
    return true;
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const element = event.currentTarget;
    const notSent = draft.onItsWay(element);
    const sending = loaded.current ?? (await load());
    // Falls back to a native submit: the server checks the form and shows the errors.
    if (!sending && navigator.onLine) {
      notSent?.();
      return element.submit();
    }
    const isSent = sending
      ? await checkAndSend(element, sending(rules.options))
      : refuse({ status: 'refused', errors: {}, message: rules.offline }, new FormData(element));
    busy.current = false;
    if (!isSent) notSent?.();
  }

  /** Drops a field's error once it has been edited (§4), or replaces it. */
  function edited(field: F, error?: LocalText): void {
    // A file's error may arrive late, after other errors have changed.
    setFound((now) => {
      const errors = replaceError(now.errors, field, error);
      const message = listErrors(fields, errors).length === 0 ? null : now.message;
      return { message, errors, inOrder: now.inOrder.filter((other) => other !== field) };
    });
  }

  return {
    errors: listErrors(fields, found.errors).map(([field, error]) => [field, error[language]] as const),
    message: found.message?.[language] ?? '',
    sending,
    summary,
    failure,
    submit,
    /** Loads the code ahead once the visitor has begun to write; failures are left to the submission. */
    begun: () => {
      draft.begun();
      if (!loaded.current) void load();
    },
    edited,
    markOf: (field: F) => ({ error: found.errors[field]?.[language], valid: found.inOrder.includes(field) }),
  };
}
