import type { UIField } from 'payload';

/** Beside a document: everything that refers to it. Nothing is stored. */
export const usagePanel: UIField = {
  name: 'usage',
  type: 'ui',
  label: { en: 'Where it is used', de: 'Verwendet in' },
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/usage/admin/usage-panel.tsx#UsagePanel' },
  },
};
