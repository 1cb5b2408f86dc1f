import process from 'node:process';
import { StartError } from './start-error.ts';
import { listenForStopRequests, Stopped } from './stop-request.ts';

/** The commands of a program, by name. */
export type Commands = Readonly<Record<string, () => Promise<void>>>;

/**
 * Runs the command from the command line, and prints a failure in one line.
 *
 * @param unheard the commands that a signal may kill at once, or that pass it on to a program
 */
export async function runNamed(commands: Commands, name: string, unheard: readonly string[]): Promise<void> {
  const command = commands[name];
  try {
    if (!command) throw new StartError(`Unknown command ${name}: use ${Object.keys(commands).join(', ')}.`);
    if (!unheard.includes(name)) listenForStopRequests();
    await command();
  } catch (error) {
    if (error instanceof Stopped) console.log('Stopped.');
    else if (error instanceof StartError) {
      console.error(error.message);
      process.exitCode = 1;
    } else throw error;
  }
}
