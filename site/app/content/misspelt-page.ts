/** The page that a path or the name of a service page means: the German menu misspells one of them (§2). */
export function meantPage(address: string): string {
  return address.replace(/(^|\/services\/)webdevelopmente$/, '$1webdevelopment');
}
