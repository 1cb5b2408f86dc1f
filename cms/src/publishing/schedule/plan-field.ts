import type { UIField } from 'payload';

/** Beside a document, and in its list: when it goes onto the site and when it leaves it. Kept as jobs, not in it. */
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
