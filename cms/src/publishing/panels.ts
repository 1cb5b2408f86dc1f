import type { UIField } from 'payload';
import { panel } from '#cms/kit/fields/basic-fields.ts';

/** The panel beside a document with its referrers. */
export const usagePanel = panel(
  'usage',
  { en: 'Where it is used', de: 'Verwendet in' },
  '/publishing/usage/admin/usage-panel.tsx#UsagePanel',
);

/**
 * The panel beside a document and its column in lists: when it is published and unpublished. Stored as jobs, not in the
 * document.
 */
export const planPanel: UIField = {
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
