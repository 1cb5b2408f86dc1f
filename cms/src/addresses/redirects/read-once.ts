/**
 * Memoises a function of an address: parsing one as a browser does is slow, and ten thousand redirects may share a
 * target.
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
