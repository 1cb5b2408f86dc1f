/** The same for every spelling of an account's address that signing in takes. */
export function accountName(email: string): string {
  return email.toLowerCase().trim();
}
