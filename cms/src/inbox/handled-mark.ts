import type { PayloadRequest } from 'payload';
import * as v from 'valibot';
import type { InboxName } from './inboxes.ts';
import { APPLICATION_STATES, MESSAGE_STATES } from './states.ts';

const messageStateSchema = v.optional(v.picklist(MESSAGE_STATES.map(({ value }) => value)));
const applicationStateSchema = v.optional(v.picklist(APPLICATION_STATES.map(({ value }) => value)));

/** Marks a submission as worked on, which restarts its retention period, and sets a new state if one is given. */
export async function markHandled(req: PayloadRequest, inbox: InboxName, id: number, state?: string): Promise<void> {
  const asked = { id, depth: 0, overrideAccess: true, req } as const;
  if (inbox === 'applications') {
    const status = v.parse(applicationStateSchema, state);
    await req.payload.update({ collection: inbox, data: status ? { status } : {}, ...asked });
  } else {
    const status = v.parse(messageStateSchema, state);
    await req.payload.update({ collection: inbox, data: status ? { status } : {}, ...asked });
  }
}
