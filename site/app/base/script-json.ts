/** Serialises a value as JSON that is safe in a script element: no content can open or close a tag. */
export function serialiseForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
