import type { LocalText } from '@kontorwerk/contract/languages';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import {
  type FieldErrors,
  fieldsInOrder,
  namedErrors,
  type Outcome,
  type Refusal,
  textOf,
  withField,
} from './form-state.ts';
import { useDraft } from './use-draft.ts';

/** What becomes of a form that is submitted. */
export type Sending<F extends string, S> = {
  /** What stands in the form. */
  readonly read: (form: HTMLFormElement) => FormData;
  /** Null when all is well. */
  readonly check: (data: FormData) => Refusal<F> | null;
  /** Never rejects. */
  readonly send: (data: FormData) => Promise<Outcome<F, S>>;
};

type SubmissionRules<F extends string, S, W> = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What was typed in it is found again in the next form of the same kind. */
  readonly kind: string;
  readonly fields: readonly F[];
  /** What the server found when the form was posted without a script. */
  readonly posted: Refusal<F> | null;
  /** What to say of fields that are empty and required by their markup alone (§5). */
  readonly required: FieldErrors<F>;
  /** What to say of the whole form where nothing else is wrong; null for nothing. */
  readonly incomplete: LocalText | null;
  /** Loads what checks and sends the form: nobody needs it before somebody writes. */
  readonly load: () => Promise<(options: W) => Sending<F, S>>;
  /** What that depends on. */
  readonly options: W;
  /** What to say when that can't be loaded because there is no network (§8). */
  readonly offline: LocalText;
  readonly onSent: (sent: S) => void;
};

type Found<F extends string> = Pick<Refusal<F>, 'errors' | 'message'> & { readonly inOrder: readonly F[] };

const NOTHING_WRONG = { errors: {}, message: null, inOrder: [] } as const;

/** What a check found, with what the browser says is missing besides: all that is wrong stands in one place. */
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
  const all = missing.reduce((found, field) => withField(found, field, required[field]), errors);
  return { status: 'refused', errors: all, message: refusal?.message ?? incomplete };
}

/**
 * The life of a form (§4): editing, checked on submit, sent once, refused with everything typed still there.
 * The fields keep their own values; this knows only what was found about them, and says it in the page's language.
 */
export function useSubmission<F extends string, S, W>(rules: SubmissionRules<F, S, W>) {
  const { form, fields, posted } = rules;
  const language = useLanguage();
  const draft = useDraft(form, rules.kind);
  const [found, setFound] = useState<Found<F>>(posted ? { ...posted, inOrder: [] } : NOTHING_WRONG);
  const [sending, setSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const busy = useRef(false);
  const loaded = useRef<((options: W) => Sending<F, S>) | null>(null);
  const summary = useRef<HTMLElement>(null);
  const failure = useRef<HTMLParagraphElement>(null);

  // Our messages take the place of the browser's, but only where a script runs.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, [form]);

  // A refusal moves the focus to what is wrong, or shows why the form couldn't be sent: on a phone that may stand below
  // the window. What was posted without a script is left where it is.
  useEffect(() => {
    if (refusals === 0) return;
    if (summary.current) summary.current.focus();
    else failure.current?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);

  /** Shows what is wrong. Returns false: it was not sent. */
  function refuse({ errors, message }: Refusal<F>, data: FormData): false {
    const inOrder = fieldsInOrder(fields, errors, (field) => textOf(data, field).trim() !== '');
    setFound({ errors, message, inOrder });
    setRefusals((count) => count + 1);
    return false;
  }

  /** Null when it can't be loaded. */
  async function load() {
    loaded.current = await rules.load().catch(() => null);
    return loaded.current;
  }

  /** Tells whether it was sent. */
  async function checkAndSend(element: HTMLFormElement, { read, check, send }: Sending<F, S>): Promise<boolean> {
    const data = read(element);
    const refusal = withMissing(check(data), element, rules);
    if (refusal) return refuse(refusal, data);
    setFound(NOTHING_WRONG);
    // What our rules leave to the browser.
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
    // As without any script: the server checks the form and shows what is wrong.
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

  /** What was found about a field is out of date once it has been edited (§4); an error may follow at once. */
  function edited(field: F, error?: LocalText): void {
    // What a file is may be known late, when something else has been found since.
    setFound((now) => {
      const errors = withField(now.errors, field, error);
      const message = namedErrors(fields, errors).length === 0 ? null : now.message;
      return { message, errors, inOrder: now.inOrder.filter((other) => other !== field) };
    });
  }

  return {
    errors: namedErrors(fields, found.errors).map(([field, error]) => [field, error[language]] as const),
    message: found.message?.[language] ?? '',
    sending,
    summary,
    failure,
    submit,
    /** Loads what will be needed when somebody has begun to write; a failure is left to the submission. */
    begun: () => {
      draft.begun();
      if (!loaded.current) void load();
    },
    edited,
    markOf: (field: F) => ({ error: found.errors[field]?.[language], valid: found.inOrder.includes(field) }),
  };
}
