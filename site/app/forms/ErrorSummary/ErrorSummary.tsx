import type { MouseEvent, Ref } from 'react';
import { useId } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import { formPhrases } from '../form-phrases.ts';
import styles from './ErrorSummary.module.css';

type ErrorSummaryProps = {
  /** The invalid fields with their messages, in the form's order. */
  readonly errors: readonly (readonly [string, string])[];
  /** Returns the id of a field's control. */
  readonly idOf: (field: string) => string;
  /** Whether it is announced immediately (`role="alert"`); false if another message of the form is. */
  readonly announced: boolean;
  readonly ref: Ref<HTMLElement>;
};

function jump(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  // No hash in the address: a form field is no place to return to.
  event.preventDefault();
  field.focus();
}

/** The error summary above a form, with a link to each invalid field. */
export function ErrorSummary({ errors, idOf, announced, ref }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <section className={styles.summary} aria-labelledby={titleId} tabIndex={-1} ref={ref}>
      <Icon name="warning" size={26} />
      <div role={announced ? 'alert' : undefined} aria-relevant={announced ? 'additions' : undefined}>
        <p className={styles.title} id={titleId}>
          {formPhrases[useLanguage()].check(errors.length)}
        </p>
        <ul>
          {errors.map(([field, error]) => (
            <li key={field}>
              <a href={`#${idOf(field)}`} onClick={jump}>
                {error}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
