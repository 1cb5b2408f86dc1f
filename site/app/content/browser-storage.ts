/**
 * The browser's local storage, where a visitor lets us have it: blocked, full or broken storage reads as empty
 * and keeps nothing, and the site goes on working.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; tells whether it could be kept. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing could have been kept either.
  }
}

/** The names of all that is kept. */
export function storedKeys(): readonly string[] {
  try {
    return Array.from(localStorage, (_, at) => localStorage.key(at) ?? '');
  } catch {
    return [];
  }
}

/** A stored JSON value of unknown shape; null when there is none or it is broken. */
export function readStoredJson(key: string): unknown {
  const stored = readStored(key);
  if (stored === null) return null;
  try {
    return JSON.parse(stored);
  } catch {
    removeStored(key);
    return null;
  }
}
