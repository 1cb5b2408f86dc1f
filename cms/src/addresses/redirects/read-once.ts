/**
 * Reads each address once: it is read as a browser does, which takes its time, and ten thousand redirects may lead to the
 * same.
 */
export function readOnce<T>(read: (address: string) => T): (address: string) => T {
  const known = new Map<string, T>();
  return (address) => {
    const found = known.get(address);
    if (found !== undefined) return found;
    const value = read(address);
    known.set(address, value);
    return value;
  };
}
