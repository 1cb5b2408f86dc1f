import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuthStrategy, Payload } from 'payload';
import { databaseFault } from '#cms/base/database-fault.ts';
import { getProcessSingleton } from '#cms/base/process-singleton.ts';
import { LOOK_UP_FAILED } from '../http/fault-messages.ts';

/** The outcome of looking up a request's account: the database's error, if there was one. */
type LookUp = { fault?: unknown };

const lookUps = getProcessSingleton('account-look-ups', () => new AsyncLocalStorage<LookUp>());

/**
 * Thrown when an account could not be looked up. Next passes on the digest, by which the admin's error page knows the
 * reason.
 */
class LookUpFailed extends Error {
  override readonly name = 'LookUpFailed';
  readonly digest = LOOK_UP_FAILED;

  constructor(cause: unknown) {
    super('The account could not be looked up', { cause });
  }
}

/**
 * Makes authentication by session fail while the database can't look up the account. Payload would treat the request as
 * anonymous: editors would get 403 and the sign-in page, which makes operators suspect the roles.
 */
export function rejectFailedLookUps({ authenticate, ...strategy }: AuthStrategy): AuthStrategy {
  return {
    ...strategy,
    async authenticate(args) {
      const lookUp = lookUps.getStore() ?? {};
      const payload: Payload = Object.create(args.payload, {
        findByID: {
          value: (...query: Parameters<Payload['findByID']>) =>
            args.payload.findByID(...query).catch((error: unknown) => {
              if (databaseFault(error) !== null) lookUp.fault = new LookUpFailed(error);
              throw error;
            }),
        },
      });
      const result = await authenticate({ ...args, payload });
      if (lookUp.fault === undefined) return result;
      // Payload logs and drops errors of a strategy, but reads the user outside of that.
      return {
        get user(): null {
          throw lookUp.fault;
        },
      };
    },
  };
}

/**
 * Runs `work`; if it fails because its account could not be looked up, rejects with that reason. Payload's error
 * handler fails if the request could not be created.
 */
export function trackLookUp<T>(work: () => Promise<T>): Promise<T> {
  const lookUp: LookUp = {};
  return lookUps.run(lookUp, () =>
    work().catch((error: unknown) => {
      throw lookUp.fault ?? error;
    }),
  );
}
