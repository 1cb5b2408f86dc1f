/** Advisories that don't concern this project, by their addresses, with the reason. */
export const KNOWN_ADVISORIES: ReadonlyMap<string, string> = new Map([]);
