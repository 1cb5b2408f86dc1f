/** The element between header and footer. */
export const CONTENT_ID = 'content';
/** The contact form at the foot of pages. */
export const FORM_ID = 'write';
/** The SVG of the wordmark, which other SVGs reference. */
export const WORDMARK_ID = 'wordmark';
/** The script element with the page state for the browser. */
export const STATE_ID = 'page-state';
/** The script element with the speculation rules. */
export const RULES_ID = 'speculation-rules';
/** The script element with the structured data. */
export const STRUCTURED_DATA_ID = 'structured-data';
/** The draft bar and the marks around the sections of a draft. */
export const BAR_ID = 'draft-bar';
export const MARKS_ID = 'draft-marks';

/** Ids reserved for the page frame: sections and headings of the content get others. */
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
