/** The success text of the reply, followed by the first name and an exclamation mark (§4). */
export function sentText(text: string, firstName: string): string {
  return `${text} ${firstName}!`.trimStart();
}

/** The confirmation of an application: the reply's text followed by the full name, or just the name (§4). */
export function confirmationOf(text: string, fullName: string): string {
  return `${text} ${fullName}`.trim();
}
