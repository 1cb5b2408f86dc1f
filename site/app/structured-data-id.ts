/** The id of the element that describes the page to search engines. */
export const STRUCTURED_DATA_ID = 'structured-data';
