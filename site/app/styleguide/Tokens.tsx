import { useState } from 'react';
import styles from './Styleguide.module.css';
import { COLOURS, CORNERS, MOTIONS, SIZES, SPACES } from './tokens.ts';

const token = (name: string) => `var(--${name})`;

function Motion({ name }: { readonly name: string }) {
  const [moved, setMoved] = useState(false);
  return (
    <button type="button" className={styles.motion} onClick={() => setMoved(!moved)}>
      <span
        className={styles.sun}
        style={{ translate: moved ? '240px 0' : '0 0', transition: `translate ${token(name)}` }}
      />
      <code>{name}</code>
    </button>
  );
}

/** Colours, type, spaces, corners and motion: the design tokens. */
export function Tokens() {
  return (
    <>
      <h2>Colours</h2>
      <ul className={styles.swatches}>
        {COLOURS.map((name) => (
          <li key={name}>
            <div className={styles.swatch} style={{ background: token(name) }} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <h2>Type</h2>
      <ul className={styles.sizes}>
        {SIZES.map(({ name, face }) => (
          <li key={name}>
            <code>{name}</code>
            <p className={styles[face]} style={{ fontSize: token(name) }}>
              Two foxes jump, one rests
            </p>
          </li>
        ))}
      </ul>
      <h2>Spaces</h2>
      <ul className={styles.spaces}>
        {SPACES.map((name) => (
          <li key={name}>
            <code>{name}</code>
            <div className={styles.space} style={{ inlineSize: token(name) }} />
          </li>
        ))}
      </ul>
      <h2>Corners</h2>
      <ul className={styles.swatches}>
        {CORNERS.map((name) => (
          <li key={name}>
            <div className={styles.corner} style={{ borderEndEndRadius: token(name) }} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <h2>Motion: press to play</h2>
      <div>
        {MOTIONS.map((name) => (
          <Motion key={name} name={name} />
        ))}
      </div>
    </>
  );
}
