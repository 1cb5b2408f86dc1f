import process from 'node:process';

/** How often the line of a running step is redrawn on a terminal, in milliseconds. */
const REDRAW_MS = 250;

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Runs one step of the start and shows it: a counting line on a terminal, elsewhere a line at its start and one at its
 * end.
 */
export async function step<T>(name: string, run: (tell: (note: string) => void) => Promise<T>): Promise<T> {
  const since = performance.now();
  const terminal = process.stdout.isTTY;
  let note = '';
  const draw = () => process.stdout.write(`\r\u001b[K  ${name} … ${note} ${seconds(since)}`);
  if (!terminal) process.stdout.write(`… ${name}\n`);
  const timer = terminal ? setInterval(draw, REDRAW_MS) : undefined;
  const finish = (mark: string) => {
    clearInterval(timer);
    process.stdout.write(`${terminal ? '\r\u001b[K' : ''}${mark} ${name} (${seconds(since)})\n`);
  };
  try {
    const result = await run((text) => {
      note = text;
    });
    finish('✓');
    return result;
  } catch (error) {
    finish('✗');
    throw error;
  }
}
