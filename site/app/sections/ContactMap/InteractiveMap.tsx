import { useEffect, useRef } from 'react';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import styles from './InteractiveMap.module.css';
import type { MapOffice } from './map-offices.ts';
import type { ContactMapWords } from './map-phrases.ts';

type InteractiveMapProps = {
  readonly t: ContactMapWords;
  readonly offices: readonly MapOffice[];
  readonly chosen: MapOffice;
  readonly choose: (city: string) => void;
  /** Hides the map; missing where it may not be loaded. */
  readonly hide?: () => void;
  readonly remembered?: boolean;
  /** Takes the focus, because the button that asked for the map is gone. */
  readonly takesFocus?: boolean;
};

/** The provider's map of one office, where it may be loaded; which office, and the way back. */
export function InteractiveMap({ t, offices, chosen, choose, hide, remembered, takesFocus }: InteractiveMapProps) {
  const bar = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) bar.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <>
      {/* A frame for each office: another address in the same one would be a step in the browser's history. */}
      {hide && (
        <iframe
          key={chosen.map_embed}
          className={styles.frame}
          src={chosen.map_embed}
          title={t.map(chosen.city)}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      )}
      <fieldset className={styles.bar} data-tone="paper" ref={bar}>
        <legend className="visually-hidden">{t.offices}</legend>
        {offices.map(({ code, city }) => (
          <button
            key={city}
            type="button"
            className={styles.choice}
            aria-pressed={city === chosen.city}
            aria-label={`${code} ${city}`.trim()}
            onClick={() => choose(city)}
          >
            {code === '' ? city : code}
          </button>
        ))}
        {hide && (
          <button type="button" className={styles.hide} onClick={hide} aria-label={remembered ? t.forget : t.hide}>
            <Icon name="close" />
          </button>
        )}
      </fieldset>
    </>
  );
}
