/** The time in milliseconds since 1970; passed in wherever time matters, so that a test can move it. */
export type Clock = () => number;
