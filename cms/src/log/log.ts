import { createLogger } from '@kontorwerk/contract/log/logger';
import { isClientFault } from '../http/client-fault.ts';
import { processWide } from '../process-wide.ts';
import { settings } from '../settings.ts';
import { currentRequest } from './current-request.ts';

/** What is done without anybody asking, such as a job, can't fail by the fault of who asks. */
const isTheirFault = (error: unknown) => currentRequest.id() !== undefined && isClientFault(error);

/** The log of this process. Standard output belongs to what programs read. */
export const log = processWide('log', () =>
  createLogger({ name: 'cms', settings: settings.log, requestId: currentRequest.id, isTheirFault }),
);
