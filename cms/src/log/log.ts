import { type LoggedError, loggedError } from '@kontorwerk/contract/log/logged-error';
import { createLogger } from '@kontorwerk/contract/log/logger';
import { isMalformedForm } from '../http/malformed-form.ts';
import { processWide } from '../process-wide.ts';
import { settings } from '../settings.ts';
import { currentRequest } from './current-request.ts';

/** Where a form that is none was found to be none is of no interest. */
function described(error: unknown): LoggedError {
  const { stack, ...told } = loggedError(error);
  return stack === undefined || isMalformedForm(told.message) ? told : { ...told, stack };
}

/** The log of this process. Standard output belongs to what programs read. */
export const log = processWide('log', () =>
  createLogger({ name: 'cms', settings: settings.log, requestId: currentRequest.id, describeError: described }),
);
