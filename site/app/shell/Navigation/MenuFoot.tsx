import { canonicalPath } from '@kontorwerk/contract/pages/page-table';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { useSite } from '#app/base/site-data.ts';
import { ButtonLink } from '#app/ui/Button/Button.tsx';
import { StaffedHours } from '#app/ui/SunStrip/StaffedHours.tsx';
import { CallLink } from '../CallLink.tsx';
import styles from './MenuFoot.module.css';

/** The end of the menu in narrow windows: the phone number, the staffed hours and the link to freelancers. */
export function MenuFoot() {
  const { settings, links } = useSite();
  const { phone } = settings;
  const hire = links.menu
    .flatMap(({ columns }) => columns.flatMap((column) => column.links))
    .find(({ to }) => canonicalPath(to) === PAGES.hire.path);
  return (
    <div className={styles.foot}>
      {phone !== '' && <CallLink phone={phone} className={styles.phone} />}
      <StaffedHours className={styles.hours} />
      {hire && (
        <ButtonLink to={hire.to} variant="secondary">
          {hire.label}
        </ButtonLink>
      )}
    </div>
  );
}
