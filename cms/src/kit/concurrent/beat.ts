/** The interval of an open form's heartbeats, in milliseconds. */
export const BEAT_MS = 10_000;
