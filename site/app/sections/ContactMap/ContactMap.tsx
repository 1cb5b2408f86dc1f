import { MAP_WORDS } from '@kontorwerk/contract/words/map-words';
import { useState } from 'react';
import { useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { useSite } from '#app/base/site-data.ts';
import { EmptyList } from '#app/ui/EmptyList/EmptyList.tsx';
import { Eyebrow } from '#app/ui/Heading/Eyebrow.tsx';
import { Heading } from '#app/ui/Heading/Heading.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { useMinute } from '#app/ui/SunStrip/use-minute.ts';
import type { SectionProps } from '../section-props.ts';
import { ConsentCard } from './ConsentCard.tsx';
import styles from './ContactMap.module.css';
import { InteractiveMap } from './InteractiveMap.tsx';
import { MapPicture } from './MapPicture.tsx';
import { mapOffices } from './map-offices.ts';
import { mapPhrases } from './map-phrases.ts';
import { OfficeEntry } from './OfficeEntry.tsx';
import { useMapConsent } from './use-map-consent.ts';

/**
 * The offices on a map (§2, reading guide "Map embeds"): the site's own picture, and after the visitor agreed the
 * provider's map of one office at a time.
 */
export function ContactMap({ section }: SectionProps) {
  const t = { ...mapPhrases[useLanguage()], ...useWords('map', MAP_WORDS) };
  const offices = mapOffices(section, useSite().settings.offices);
  const embeddable = offices.filter(({ map_embed }) => map_embed !== '');
  const consent = useMapConsent();
  const [city, setCity] = useState('');
  // Once a visitor has changed sides, what takes a button's place takes its focus.
  const [changed, setChanged] = useState(false);
  const now = useMinute();
  const chosen = embeddable.find((office) => office.city === city) ?? embeddable[0];
  const { main_title, sub_title, description } = section;
  return (
    <SectionFrame section={section} tone="petrol" bare className={styles.section}>
      <div className={styles.map}>
        {consent.given && chosen ? (
          <InteractiveMap
            t={t}
            offices={embeddable}
            chosen={chosen}
            choose={setCity}
            hide={() => {
              setChanged(true);
              consent.withdraw();
            }}
            remembered={consent.remembered}
            takesFocus={changed}
          />
        ) : (
          <>
            <MapPicture t={t} offices={offices} />
            {chosen && (
              <ConsentCard
                t={t}
                fromGoogle={embeddable.some(({ map_embed }) => map_embed.startsWith('https://www.google.com/'))}
                takesFocus={changed}
                give={(remember) => {
                  setChanged(true);
                  consent.give(remember);
                }}
              />
            )}
          </>
        )}
      </div>
      <div className={styles.list}>
        <Eyebrow text={sub_title} />
        <Heading text={main_title} size="section" />
        {description !== '' && <p className={styles.description}>{description}</p>}
        {offices.length === 0 ? (
          <EmptyList />
        ) : (
          <ul className={styles.offices}>
            {offices.map((office) => (
              <OfficeEntry
                key={office.city}
                office={office}
                now={now}
                onMap={consent.given && office === chosen}
                t={t}
              />
            ))}
          </ul>
        )}
      </div>
    </SectionFrame>
  );
}
