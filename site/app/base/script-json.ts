/** A value as JSON that can stand in a script element: no element begins or ends in it, whatever the content is. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
