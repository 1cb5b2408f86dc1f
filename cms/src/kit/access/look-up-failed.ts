/** The digest of an error that was caused by a failed account look-up; Next passes it to the browser. */
export const LOOK_UP_FAILED = 'database';
