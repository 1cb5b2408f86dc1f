import { canonicalPath } from '@kontorwerk/contract/page-table';
import { PAGES } from '@kontorwerk/contract/pages';
import { useLanguage } from '#app/base/language/use-language.ts';
import { useSite } from '#app/base/site-data.ts';
import { ButtonLink } from '#app/ui/Button/Button.tsx';
import { sunDay } from '#app/ui/SunStrip/office-day.ts';
import { staffedText } from '#app/ui/SunStrip/strip-texts.ts';
import { useMinute } from '#app/ui/SunStrip/use-minute.ts';
import { CallLink } from '../CallLink.tsx';
import styles from './MenuFoot.module.css';

/** When somebody answers the telephone today, by the offices' hours; nothing while no clock has been asked. */
function Hours() {
  const { settings, zones } = useSite();
  const language = useLanguage();
  const now = useMinute();
  const day = now === null ? null : sunDay(settings.offices, zones, now);
  return <p className={styles.hours}>{day && staffedText(day.staffed, day.home.city, language)}</p>;
}

/** What the menu of a narrow window ends with: the telephone, when somebody answers it, and the way to people for hire. */
export function MenuFoot() {
  const { settings, links } = useSite();
  const { phone } = settings;
  const hire = links.menu
    .flatMap(({ columns }) => columns.flatMap((column) => column.links))
    .find(({ to }) => canonicalPath(to) === PAGES.hire.path);
  return (
    <div className={styles.foot}>
      {phone !== '' && <CallLink phone={phone} className={styles.phone} />}
      <Hours />
      {hire && (
        <ButtonLink to={hire.to} variant="secondary">
          {hire.label}
        </ButtonLink>
      )}
    </div>
  );
}
