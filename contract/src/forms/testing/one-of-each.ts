/** Returns the first of the cases with equal errors. */
export function oneOfEach<C extends { readonly errors: object }>(cases: readonly C[]): readonly C[] {
  const byErrors = new Map<string, C>();
  for (const one of cases) {
    const errors = JSON.stringify(one.errors);
    if (!byErrors.has(errors)) byErrors.set(errors, one);
  }
  return [...byErrors.values()];
}
