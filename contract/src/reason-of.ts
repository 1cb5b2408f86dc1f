/** What went wrong, in words. An attempt on several addresses at once fails with an empty message and a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error && String(error.code)) || error.name;
}
