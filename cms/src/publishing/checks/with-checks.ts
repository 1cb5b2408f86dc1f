import type { Plugin } from 'payload';
import { panel } from '#cms/kit/fields/basic-fields.ts';
import { definePlugin } from '#cms/kit/plugins/define-plugin.ts';
import { PLANNABLE } from '../schedule/plan-jobs.ts';
import { makeCheckEndpoints, type PublishRefusal } from './check-endpoints.ts';

/** The panel beside a document: what visitors would miss if it were published now. */
const checkPanel = panel(
  'check',
  { en: 'Before publishing', de: 'Vor dem Veröffentlichen' },
  '/publishing/checks/admin/check-panel.tsx#CheckPanel',
);

/** The publish button that asks first when visitors would notice something missing or broken. */
const publishButton = '/publishing/checks/admin/checked-publish-button.tsx#CheckedPublishButton';

/** Payload plugin: documents are checked before they are published, also for another feature's `publishRefusal`. */
export function withChecks(publishRefusal: PublishRefusal): Plugin {
  return definePlugin({
    additions: [{ to: PLANNABLE, lastPanel: checkPanel, publishButton }],
    endpoints: makeCheckEndpoints(publishRefusal),
    views: { attention: ['/attention', '/publishing/checks/admin/attention-view.tsx#AttentionView'] },
  });
}
