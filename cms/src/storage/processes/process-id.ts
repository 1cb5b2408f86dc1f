import { randomUUID } from 'node:crypto';
import { getProcessSingleton } from '#cms/base/process-singleton.ts';

/** The id of this process among those that share a PostgreSQL database. */
export const PROCESS_ID = getProcessSingleton('self', randomUUID);

/** The application name of this process's connections there, except for its LISTEN connection. */
export const CONNECTION_NAME = `kontorwerk cms ${PROCESS_ID}`;
