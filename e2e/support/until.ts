/** The polling interval, in milliseconds. */
const POLL_MS = 50;

/** Waits until a condition holds; fails with its description. */
export async function until(what: string, holds: () => Promise<boolean>, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Not within ${timeoutMs} ms: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Whether an address answers with success. */
export async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
