import { randomUUID } from 'node:crypto';
import { processWide } from '#cms/base/process-wide.ts';

/** By which the processes of one PostgreSQL tell each other apart. */
export const self = processWide('self', randomUUID);

/** What the connections of such a process are called there, but for the one by which it hears others. */
export const CONNECTION_NAME = `kontorwerk cms ${self}`;
