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
import { findProvider } from './consent-cookie.ts';
import { InteractiveMap } from './InteractiveMap.tsx';
import { MapPicture } from './MapPicture.tsx';
import { listMapOffices } from './map-offices.ts';
import { mapPhrases } from './map-phrases.ts';
import { OfficeEntry } from './OfficeEntry.tsx';
import { isConsentStored, useMapConsent } from './use-map-consent.ts';

/**
 * The offices on a map (§2, reading guide "Map embeds"): the site's own picture and, after the visitor's consent, the
 * provider's map of one office at a time. Each provider needs a separate consent.
 */
export function ContactMap({ section }: SectionProps) {
  const t = { ...mapPhrases[useLanguage()], ...useWords('map', MAP_WORDS) };
  const offices = listMapOffices(section, useSite().settings.offices);
  const embeddable = offices.filter(({ map_embed }) => map_embed !== '');
  const [given, changeConsent] = useMapConsent();
  const [city, setCity] = useState('');
  // Once the visitor has switched between picture and map, the element that replaces the pressed button takes the
  // focus.
  const [changed, setChanged] = useState(false);
  const now = useMinute();
  const chosen = embeddable.find((office) => office.city === city) ?? embeddable[0];
  const provider = findProvider(chosen?.map_embed ?? '');
  const isGiven = given.includes(provider);
  const map = chosen && { t, offices: embeddable, chosen, choose: setCity };
  const { main_title, sub_title, description } = section;
  return (
    <SectionFrame section={section} tone="petrol" bare className={styles.section}>
      <div className={styles.map}>
        {isGiven && map ? (
          <InteractiveMap
            {...map}
            hide={() => {
              setChanged(true);
              changeConsent(provider, false, false);
            }}
            remembered={isConsentStored(provider)}
            takesFocus={changed}
          />
        ) : (
          <>
            <MapPicture t={t} offices={offices} />
            {chosen && (
              <ConsentCard
                key={provider}
                t={t}
                provider={provider}
                takesFocus={changed}
                give={(remember) => {
                  setChanged(true);
                  changeConsent(provider, true, remember);
                }}
              />
            )}
            {/* An office with another provider can be chosen without consenting to this one. */}
            {map && embeddable.some(({ map_embed }) => findProvider(map_embed) !== provider) && (
              <InteractiveMap {...map} />
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
              <OfficeEntry key={office.city} office={office} now={now} onMap={isGiven && office === chosen} t={t} />
            ))}
          </ul>
        )}
      </div>
    </SectionFrame>
  );
}
