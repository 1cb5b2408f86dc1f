import { isClientFault } from '../client-fault.ts';
import { currentRequest } from './current-request.ts';

/** Node's word for a request whose sender left before all of it had come. By then it is no current request any more. */
function brokeOff(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}

/**
 * Tells whether what went wrong is the fault of who asked. What is done without anybody asking, such as a job, can't fail
 * by it.
 */
export function isTheirFault(error: unknown): boolean {
  return brokeOff(error) || (currentRequest.id() !== undefined && isClientFault(error));
}
