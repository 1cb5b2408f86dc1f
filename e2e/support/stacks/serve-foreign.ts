/** Serves a site on a backend that isn't ours, for cases ours never has: untidy content, failing lists, odd answers. */

import { startScriptedBackend } from '../scripted-backend/server.ts';
import { launch } from './launch.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { FOREIGN_STACK } from './stacks.ts';

const backend = await startScriptedBackend(FOREIGN_STACK.cmsPort);
// The tests send one form after another.
const settings = { FORM_BURST: '1000' };
await runUntilStopped((dataDir) =>
  launch('site', FOREIGN_STACK, dataDir, { backendUrl: FOREIGN_STACK.cmsUrl, settings }),
);
backend.close();
backend.closeAllConnections();
