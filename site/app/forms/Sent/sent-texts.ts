/** Formats the success text: the reply's text, the first name and an exclamation mark (§4). */
export function formatSentText(text: string, firstName: string): string {
  return `${text} ${firstName}!`.trimStart();
}

/** Formats the confirmation of an application: the reply's text and the full name, or only the name (§4). */
export function formatConfirmation(text: string, fullName: string): string {
  return `${text} ${fullName}`.trim();
}
