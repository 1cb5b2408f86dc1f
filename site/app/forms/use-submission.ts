import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { fieldsInOrder, namedErrors, type Outcome, type Refusal, textOf, withoutField } from './form-state.ts';

type SubmissionRules<F extends string, S> = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly fields: readonly F[];
  /** What the server found when the form was posted without a script. */
  readonly posted: Refusal<F> | null;
  /** Checks the form; null when all is well. */
  readonly check: (form: HTMLFormElement) => Refusal<F> | null;
  /** Sends the form. Never rejects. */
  readonly send: (data: FormData) => Promise<Outcome<F, S>>;
  readonly onSent: (sent: S) => void;
};

const NOTHING_WRONG = { errors: {}, message: '' } as const;

/**
 * The life of a form (§4): editing, checked on submit, sent once, refused with everything typed still there.
 * The fields keep their own values; this knows only what was found about them.
 */
export function useSubmission<F extends string, S>({
  form,
  fields,
  posted,
  check,
  send,
  onSent,
}: SubmissionRules<F, S>) {
  const [found, setFound] = useState<Pick<Refusal<F>, 'errors' | 'message'>>(posted ?? NOTHING_WRONG);
  const [inOrder, setInOrder] = useState<readonly F[]>([]);
  const [sending, setSending] = useState(false);
  /** Counts the refusals, so that the summary takes the focus again each time. */
  const [attempt, setAttempt] = useState(0);
  const busy = useRef(false);

  // Our messages take the place of the browser's, but only where a script runs.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, [form]);

  function refuse({ errors, message }: Refusal<F>, data: FormData): void {
    setFound({ errors, message });
    setInOrder(fieldsInOrder(fields, errors, (field) => textOf(data, field).trim() !== ''));
    setAttempt((count) => count + 1);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy.current) return;
    const data = new FormData(element);
    const refusal = check(element);
    if (refusal) return refuse(refusal, data);
    // What our rules leave to the browser: fields that are required by their attribute only (§5).
    if (!element.reportValidity()) return setFound(NOTHING_WRONG);
    busy.current = true;
    setSending(true);
    setFound(NOTHING_WRONG);
    const outcome = await send(data);
    busy.current = false;
    setSending(false);
    if (outcome.status === 'sent') onSent(outcome);
    else refuse(outcome, data);
  }

  /** Editing a field clears what was found about it (§4). */
  function edited(field: F): void {
    if (found.errors[field] !== undefined) setFound({ ...found, errors: withoutField(found.errors, field) });
    if (inOrder.includes(field)) setInOrder(inOrder.filter((other) => other !== field));
  }

  /** Shows an error at one field before the form is sent. */
  function markField(field: F, error: string | null): void {
    const others = withoutField(found.errors, field);
    setFound({ ...found, errors: error === null ? others : { ...others, [field]: error } });
  }

  return {
    errors: namedErrors(fields, found.errors),
    message: found.message,
    sending,
    attempt,
    submit,
    edited,
    markField,
    markOf: (field: F) => ({ error: found.errors[field], valid: inOrder.includes(field) }),
  };
}
