/** The forms a body is kept in. */
export type Coding = 'identity' | 'gzip' | 'br';

/** How many different `Accept-Encoding` headers are remembered: browsers send a handful, an attacker any number. */
const MEMORY = 200;
const remembered = new Map<string, Coding>();

function accepts(header: string, coding: string): boolean {
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    if (name !== coding) continue;
    return !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  }
  return false;
}

/** The best form for a client, by its `Accept-Encoding` header (RFC 9110, 12.5.3). */
export function chooseCoding(header: string | undefined): Coding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const coding = accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity';
  if (remembered.size < MEMORY) remembered.set(header, coding);
  return coding;
}
