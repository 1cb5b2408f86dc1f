/**
 * Returns an error's reason in one line. A connection attempt to several addresses fails with an empty message and a
 * code.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  // The reason is in the cause: the message only says that `fetch` failed.
  if (error.message === 'fetch failed' && cause !== undefined) return reasonOf(cause);
  const [line = ''] = error.message.trim().split('\n');
  return line || ('code' in error && String(error.code)) || error.name;
}
