import { AsyncLocalStorage } from 'node:async_hooks';

/** The request being answered. */
type CurrentRequest = {
  readonly id: string;
  readonly response: { readonly destroyed: boolean; readonly writableFinished: boolean };
};

/** Tracks the request that the running code belongs to. */
export type RequestScope = {
  /** Runs `work` for a request: everything it starts, also later, sees the request's id. */
  run<T>(request: CurrentRequest, work: () => T): T;
  /** Sets the request for the rest of the current execution, where `run` can't wrap the work. */
  enter(request: CurrentRequest): void;
  /**
   * The request's id; undefined once it is answered, since timers and streams live on. Work for a client that
   * disconnected keeps its id.
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
