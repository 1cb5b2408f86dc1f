/** The element that holds what a page shows between header and footer. */
export const CONTENT_ID = 'content';
/** The contact form at the foot of pages. */
export const FORM_ID = 'write';
/** The drawing of the brand's name, which others refer to. */
export const WORDMARK_ID = 'wordmark';
/** The element that carries what the page was rendered from into the browser. */
export const STATE_ID = 'page-state';
/** The element with the rules of what the browser fetches ahead. */
export const RULES_ID = 'speculation-rules';
/** The element that describes the page to search engines. */
export const STRUCTURED_DATA_ID = 'structured-data';
/** What stands beside a draft: the bar that says so, and the marks around its sections. */
export const BAR_ID = 'draft-bar';
export const MARKS_ID = 'draft-marks';

/** The ids that the frame of pages may have: sections and headings of the content have others. */
export const FRAME_IDS: readonly string[] = [
  CONTENT_ID,
  FORM_ID,
  WORDMARK_ID,
  STATE_ID,
  RULES_ID,
  STRUCTURED_DATA_ID,
  BAR_ID,
  MARKS_ID,
];
