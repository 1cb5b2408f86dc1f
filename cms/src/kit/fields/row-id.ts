/** Generates an id as Payload does for rows and blocks: 24 hexadecimal digits. */
export function rowId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
