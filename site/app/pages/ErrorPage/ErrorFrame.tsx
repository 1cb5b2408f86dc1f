import type { ReactNode } from 'react';
import { useSite } from '#app/base/site-data.ts';
import heading from '#app/ui/Heading/Heading.module.css';
import styles from './ErrorPage.module.css';
import paperBoat from './paper-boat.svg';

type ErrorFrameProps = {
  readonly title: string;
  readonly text: string;
  /** Shows the number 404 in the picture. */
  readonly numbered?: boolean;
  readonly imageAlt: string;
  readonly buttons: ReactNode;
  /** Further links. */
  readonly children?: ReactNode;
};

/** The frame of error pages: a picture, an explanation and links. */
export function ErrorFrame({ title, text, numbered = false, imageAlt, buttons, children }: ErrorFrameProps) {
  const { brand_name } = useSite().settings;
  return (
    <>
      <title>{`${title} – ${brand_name}`}</title>
      {/* In a `picture`, because React would preload a bare image ahead of the style sheet. */}
      <picture>
        <img
          src={numbered ? paperBoat : `${paperBoat}#without-number`}
          alt={imageAlt}
          width={1120}
          height={600}
          className={styles.picture}
        />
      </picture>
      <div className={`tone ${styles.sea}`} data-tone="petrol">
        <div className={`container ${styles.row}`}>
          <h1 className={heading.display}>{title}</h1>
          <div>
            <p className={styles.text}>{text}</p>
            <p className={styles.buttons}>{buttons}</p>
            {children && <div className={styles.ways}>{children}</div>}
          </div>
        </div>
      </div>
    </>
  );
}
