import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/time-zone';
import { de } from 'date-fns/locale/de';
import { enUS } from 'date-fns/locale/en-US';
import { timeIn } from '#cms/base/wall-time.ts';

/** How Payload's own parts of the admin write days and moments: in the short form of the reader's language. */
export const ADMIN_DAYS = 'P';
export const ADMIN_DATES = 'P, p';

/** Whether the clock that Payload reads shows another time than the agency's: a server's, or that of a reader far away. */
function isElsewhere(): boolean {
  const now = new Date().toISOString();
  return timeIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now) !== timeIn(AGENCY_TIME_ZONE, now);
}

/**
 * Payload has no setting for how a locale writes dates, so that its locales are changed, wherever this is loaded, in the
 * server and in the browser. Its English is the Americans', in whose short form 5 April and 4 May look alike. And its own
 * parts go by the browser's clock: where that isn't the agency's, they say which it is.
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
