/** The browser's log entry for the page for missing addresses, which rightly answers 404. */
export const NOT_FOUND_PAGE = /^console: Failed to load resource: .*404.*\/404\)$/;
