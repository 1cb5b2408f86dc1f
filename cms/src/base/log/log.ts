import { createLogger } from '@kontorwerk/runtime/log/logger';
import { databaseFaultSummary } from '../database-fault.ts';
import { getProcessSingleton } from '../process-singleton.ts';
import { settings } from '../settings.ts';
import { currentRequest } from './current-request.ts';
import { isRequestFault } from './request-fault.ts';

/** The logger of this process. It doesn't write to standard output, which is reserved for machine-readable output. */
export const log = getProcessSingleton('log', () =>
  createLogger({
    name: 'cms',
    settings: settings.log,
    requestId: currentRequest.id,
    isTheirFault: isRequestFault,
    summary: databaseFaultSummary,
  }),
);
