/** Why something failed, in one line. An attempt at several addresses at once fails with an empty message and a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  // What `fetch` says itself is that it failed.
  if (error.message === 'fetch failed' && cause !== undefined) return reasonOf(cause);
  const [line = ''] = error.message.trim().split('\n');
  return line || ('code' in error && String(error.code)) || error.name;
}
