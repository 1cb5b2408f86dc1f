import { createRequestScope } from '@kontorwerk/contract/log/request-scope';

/** The request that the running code works for. */
export const currentRequest = createRequestScope();
