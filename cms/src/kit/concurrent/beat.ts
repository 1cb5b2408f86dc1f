/** How often an open form says that it is open, in milliseconds. */
export const BEAT_MS = 10_000;
