import type { UIField } from 'payload';
import { definePlugin } from '#cms/kit/plugins/define-plugin.ts';
import { planEndpoints } from './plan-endpoints.ts';
import { cancelPlansOfDeleted, PLANNABLE } from './plan-jobs.ts';
import { scheduleTask } from './schedule-task.ts';

/**
 * The panel beside a document and its column in lists: when it is published and unpublished. Stored as jobs, not in the
 * document.
 */
const planPanel: UIField = {
  name: 'plan',
  type: 'ui',
  label: { en: 'Planned', de: 'Geplant' },
  admin: {
    position: 'sidebar',
    components: {
      Field: '/publishing/schedule/admin/plan-panel.tsx#PlanPanel',
      Cell: '/publishing/schedule/admin/plan-cell.tsx#PlanCell',
    },
  },
};

/** Payload plugin: editors plan when documents are published and unpublished. */
export const withPlans = definePlugin({
  additions: [
    {
      to: PLANNABLE,
      lastPanel: planPanel,
      hooks: { afterDelete: [cancelPlansOfDeleted] },
    },
  ],
  endpoints: planEndpoints,
  views: { planned: ['/planned', '/publishing/schedule/admin/plans-view.tsx#PlansView'] },
  tasks: [scheduleTask],
  queues: [{ cron: '*/2 * * * * *', queue: 'default', limit: 50, disableScheduling: true }],
});
