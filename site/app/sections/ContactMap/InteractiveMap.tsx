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
  /** Hides the map; undefined without consent. */
  readonly hide?: () => void;
  readonly remembered?: boolean;
  /** Whether it takes the focus, because the button that requested the map is gone. */
  readonly takesFocus?: boolean;
};

/** The provider's map of one office, given consent, with the choice of office and the button that hides the map. */
export function InteractiveMap({ t, offices, chosen, choose, hide, remembered, takesFocus }: InteractiveMapProps) {
  const bar = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) bar.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <>
      {/* One frame per office: changing the address of a frame would add a history entry. */}
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
