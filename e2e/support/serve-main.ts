/** The stack that most tests run against: the site and its CMS. */
import { launch } from './launch.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { MAIN_STACK } from './stacks.ts';

await runUntilStopped((dataDir) => launch('start', MAIN_STACK, dataDir));
