/** What the browser logs of the page for what there isn't: it comes with 404, as it should. */
export const NOT_FOUND_PAGE = /^console: Failed to load resource: .*404.*\/404\)$/;
