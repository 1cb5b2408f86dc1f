import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/settings/time-zone';
import { de } from 'date-fns/locale/de';
import { enUS } from 'date-fns/locale/en-US';
import { formatInZone } from '#cms/base/time-zones.ts';

/** The date formats of Payload's own components: the short form of the reader's language. */
export const ADMIN_DAYS = 'P';
export const ADMIN_DATES = 'P, p';

/** Whether the runtime's time zone differs from the agency's: on a server, or for a reader far away. */
function isElsewhere(): boolean {
  const now = new Date().toISOString();
  return formatInZone(Intl.DateTimeFormat().resolvedOptions().timeZone, now) !== formatInZone(AGENCY_TIME_ZONE, now);
}

/**
 * Payload has no setting for a locale's date format, so its locales are patched wherever this is loaded, on the server
 * and in the browser. Its English is American, whose short form makes 5 April and 4 May ambiguous. And its components
 * use the browser's time zone: if that isn't the agency's, they show which one it is.
 */
for (const locale of [enUS, de]) {
  const { formatLong } = locale;
  locale.formatLong = {
    ...formatLong,
    date: (options) => (locale === enUS && options.width === 'short' ? 'd MMM yyyy' : formatLong.date(options)),
    time: (options) => {
      if (options.width !== 'short') return formatLong.time(options);
      return isElsewhere() ? 'HH:mm (O)' : 'HH:mm';
    },
  };
}
