/** Advisories that don't concern this project, by the address of each, with the reason. */
export const KNOWN_ADVISORIES: ReadonlyMap<string, string> = new Map([]);
