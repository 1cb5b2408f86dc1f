/** The digest of an error whose reason is that an account could not be looked up: Next hands it to the browser. */
export const LOOK_UP_FAILED = 'database';
