/**
 * Runs a measurement and logs its duration, since it takes minutes. Logs a failure and returns null, so that the others
 * still run.
 */
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
