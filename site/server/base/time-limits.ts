/** How long things may take, in milliseconds, where one limit must fit another. */
export const TIME_LIMITS = {
  /** A page. */
  rendering: 15_000,
  /** The backend's answer to a form that was posted without JavaScript. */
  submission: 30_000,
  /** The page that answers such a form: longer than the backend has, or a stored form would be called failed. */
  formRendering: 40_000,
  /** Sending the body of a form or submission: whoever drips one holds a place that others wait for. */
  sendingBody: 60_000,
} as const;
