import type { Plugin } from 'payload';
import { definePlugin } from '#cms/kit/plugins/define-plugin.ts';
import { Applications } from './applications.ts';
import { ContactMessages } from './contact-messages.ts';
import type { Cleanup } from './privacy/expired-data.ts';
import { PrivacySettings } from './privacy/privacy-settings.ts';
import { makeRetentionTask, NIGHTLY } from './privacy/retention-task.ts';
import { Resumes } from './resumes.ts';
import { InboxAnswers, InboxNotes } from './thread-collections.ts';

/** Payload plugin: messages and applications are answered, and deleted in time, at night with what `cleanups` do. */
export function withInbox(cleanups: Readonly<Record<string, Cleanup>>): Plugin {
  return definePlugin({
    collections: [ContactMessages, Applications, Resumes, InboxNotes, InboxAnswers],
    globals: [PrivacySettings],
    views: { pipeline: ['/pipeline', '/inbox/admin/pipeline-view.tsx#PipelineView'] },
    tasks: [makeRetentionTask(cleanups)],
    queues: [{ cron: '* * * * *', queue: NIGHTLY }],
  });
}
