/** Tells what is being measured, for it takes minutes. What can't be keeps nothing else from being measured. */
export async function attempt<T>(what: string, task: () => Promise<T>): Promise<T | null> {
  const begun = performance.now();
  try {
    const measured = await task();
    console.error(`${what}: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
    return measured;
  } catch (error) {
    console.error(`${what}:`, error);
    return null;
  }
}
