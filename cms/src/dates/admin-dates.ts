import { enUS } from 'date-fns/locale/en-US';

/** How Payload's own parts of the admin write days and moments: in the short form of the reader's language. */
export const ADMIN_DAYS = 'P';
export const ADMIN_DATES = 'P, HH:mm';

/**
 * Payload knows English as Americans write it, in whose short form 5 April and 4 May look alike. It has no setting for
 * another one, so that its own is changed, wherever this is loaded: in the server and in the browser.
 */
const { formatLong } = enUS;
enUS.formatLong = {
  ...formatLong,
  date: (options) => (options.width === 'short' ? 'd MMM yyyy' : formatLong.date(options)),
};
