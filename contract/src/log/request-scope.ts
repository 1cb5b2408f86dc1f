import { AsyncLocalStorage } from 'node:async_hooks';

/** A request that is being answered. */
type CurrentRequest = {
  readonly id: string;
  readonly response: { readonly destroyed: boolean; readonly writableFinished: boolean };
};

/** Knows for which request the running code works. */
export type RequestScope = {
  /** Does the work for a request: whatever it leads to, also later, knows the request's id. */
  run<T>(request: CurrentRequest, work: () => T): T;
  /** The same for all that the running code does from now on, where nobody can be handed the work. */
  enter(request: CurrentRequest): void;
  /**
   * The request's id; none once it is answered, for timers and streams that it left behind go on without it. What was begun
   * for who has left before is still theirs.
   */
  id(): string | undefined;
};

export function createRequestScope(): RequestScope {
  const current = new AsyncLocalStorage<CurrentRequest>();
  return {
    run: (request, work) => current.run(request, work),
    enter: (request) => current.enterWith(request),
    id() {
      const request = current.getStore();
      const isAnswered = request?.response.destroyed && request.response.writableFinished;
      return isAnswered ? undefined : request?.id;
    },
  };
}
