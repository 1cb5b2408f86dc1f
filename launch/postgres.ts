import { runBuilt } from './run-built.ts';
import { StartError } from './start-error.ts';

/** `npm run postgres`: tries what is built now on a PostgreSQL of its own, which has to be installed. */
export async function postgres(): Promise<void> {
  if (!(await runBuilt('vitest', 'run', '--project', 'postgres')))
    throw new StartError('Not everything works on PostgreSQL: see the lines above.');
}
