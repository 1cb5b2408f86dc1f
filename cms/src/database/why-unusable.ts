/** What SQLite calls a file that can't be used (its primary result codes), and what helps. */
const PROBLEMS: Readonly<Record<number, string>> = {
  3: 'may not be opened (permission denied): let the user that starts this read and write it',
  5: 'is locked by another program: end that program and start again',
  6: 'is locked by another program: end that program and start again',
  10: 'cannot be read (input/output error): check the disk',
  11: 'is damaged: put a backup in its place, or move it away to start with the sample content',
  14: 'cannot be opened: let the user that starts this read and write it, and its folder',
  26: 'is no SQLite database: put a backup in its place, or move it away to start with the sample content',
};

/** One line on why a database file can't be used at all; null for an error that is none of the file's. */
export function whyUnusable(error: unknown, path: string): string | null {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return null;
  // The lower byte of an extended code is the primary one.
  const problem = PROBLEMS[error.errcode & 0xff];
  return problem ? `The database ${path} ${problem}.` : null;
}
