import { createLogger } from '@kontorwerk/contract/log/logger';
import { databaseFaultSummary } from '../database-fault.ts';
import { processWide } from '../process-wide.ts';
import { settings } from '../settings.ts';
import { currentRequest } from './current-request.ts';
import { isTheirFault } from './their-fault.ts';

/** The logger of this process. It doesn't write to standard output, which is reserved for machine-readable output. */
export const log = processWide('log', () =>
  createLogger({
    name: 'cms',
    settings: settings.log,
    requestId: currentRequest.id,
    isTheirFault,
    summary: databaseFaultSummary,
  }),
);
