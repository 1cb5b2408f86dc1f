import { useSite } from '#app/base/site-data.ts';
import { MINUTES_PER_DAY, timeOf, wallMinute } from '#app/base/wall-clock.ts';
import { ArrowText } from '#app/ui/ArrowLink/ArrowLink.tsx';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';
import { PhoneLink } from '#app/ui/PhoneLink/PhoneLink.tsx';
import { Prose } from '#app/ui/Prose/Prose.tsx';
import type { MapOffice } from './map-offices.ts';
import type { ContactMapWords } from './map-phrases.ts';
import styles from './OfficeEntry.module.css';

type OfficeEntryProps = {
  readonly office: MapOffice;
  /** The current instant (ms); null until the clock has been read. */
  readonly now: number | null;
  /** Whether the map shows this office. */
  readonly onMap: boolean;
  readonly t: ContactMapWords;
};

/** One office: code, city, local time, address, phone, and a plain map link. */
export function OfficeEntry({ office, now, onMap, t }: OfficeEntryProps) {
  const { code, city, address, phone, map_link, time_zone, html } = office;
  // A section's own offices may be in time zones missing from the site's data; those have no clock.
  const times = useSite().zones[time_zone];
  const time = now !== null && times ? timeOf(wallMinute(times, now) % MINUTES_PER_DAY) : null;
  return (
    <li className={styles.office} data-on-map={onMap}>
      <span className={styles.code}>{code}</span>
      <div>
        <div className={styles.place}>
          <h3 className={styles.city}>{city}</h3>
          <p className={styles.clock}>
            {time !== null && (
              <>
                <span className="visually-hidden">{`${t.localTime} `}</span>
                <time>{time}</time>
              </>
            )}
          </p>
        </div>
        {address !== '' && <p className={styles.address}>{address.replaceAll('\n', ', ')}</p>}
        <Prose html={html} className={styles.address} />
        <p className={styles.ways}>
          {phone !== '' && <PhoneLink phone={phone} className={styles.phone} />}
          {map_link !== '' && (
            <LocalLink to={map_link} className={styles.route} aria-label={t.routeTo(city)}>
              <ArrowText icon="arrow-out">{t.route}</ArrowText>
            </LocalLink>
          )}
        </p>
      </div>
    </li>
  );
}
