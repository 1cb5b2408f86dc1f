/** The bytes of a base64 data URL; null when the text isn't one or holds nothing. */
export function dataUrlBytes(text: string): Buffer | null {
  const comma = text.indexOf(',');
  const head = text.slice(0, comma);
  if (comma === -1 || !/^data:[^,]*;base64$/i.test(head)) return null;
  const bytes = Buffer.from(text.slice(comma + 1), 'base64');
  return bytes.length > 0 ? bytes : null;
}
