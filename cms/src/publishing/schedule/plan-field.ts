import type { UIField } from 'payload';

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
