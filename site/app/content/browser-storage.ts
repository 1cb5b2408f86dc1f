/**
 * Reads from the browser's local storage. Blocked, full or broken storage reads as empty and keeps nothing, and the
 * site still works.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; returns whether that succeeded. */
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
    // With blocked storage there is nothing to remove.
  }
}

/** Returns all keys in storage. */
export function storedKeys(): readonly string[] {
  try {
    return Array.from(localStorage, (_, at) => localStorage.key(at) ?? '');
  } catch {
    return [];
  }
}

/** Parses a stored JSON value of unknown shape; null if it is missing or malformed. */
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
