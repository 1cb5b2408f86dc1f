import { isClientFault } from '../client-fault.ts';
import { currentRequest } from './current-request.ts';

/**
 * Whether the client disconnected before its whole request had arrived. By then there is no current request any more.
 */
function isAborted(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}

/** Whether an error is the client's fault. Work without a request, such as a job, never fails by a client's fault. */
export function isRequestFault(error: unknown): boolean {
  return isAborted(error) || (currentRequest.id() !== undefined && isClientFault(error));
}
