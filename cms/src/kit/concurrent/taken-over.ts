/** When a lock that was taken over says that it was made, which is asked by nothing else: its owner is told, and no other. */
export const TAKEN_OVER_AT = new Date(0).toISOString();
