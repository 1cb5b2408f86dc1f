import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { Button } from '#app/ui/Button/Button.tsx';
import check from '#app/ui/Field/check.module.css';
import styles from './ConsentCard.module.css';
import type { MapProvider } from './consent-cookie.ts';
import type { ContactMapWords } from './map-phrases.ts';

type ConsentCardProps = {
  readonly t: ContactMapWords;
  /** The map provider. */
  readonly provider: MapProvider;
  readonly give: (remember: boolean) => void;
  /** Whether it takes the focus, because the button that hid the map is gone. */
  readonly takesFocus: boolean;
};

/** Asks for consent before anything is loaded from the map's provider. */
export function ConsentCard({ t, provider, give, takesFocus }: ConsentCardProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [takesFocus]);
  const agree = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    give(new FormData(event.currentTarget).has('remember'));
  };
  return (
    <form ref={form} className={styles.consent} data-tone="paper" aria-labelledby={id} onSubmit={agree}>
      <h3 className={styles.question} id={id}>
        {t.question}
      </h3>
      <p className={styles.explanation}>{provider === 'google' ? t.google : t.explanation}</p>
      <label className={styles.remember}>
        <input type="checkbox" name="remember" className={check.check} />
        {t.remember}
      </label>
      <Button type="submit" size="small" icon="pin">
        {t.load}
      </Button>
    </form>
  );
}
