import type { UIField } from 'payload';
import { isFree } from '#cms/kit/links/address-name.ts';

/** Beside a free page: where it stands in the menu. The menu keeps it; nothing is stored here. */
export const menuPanel: UIField = {
  name: 'menu',
  type: 'ui',
  label: { en: 'In the menu', de: 'Im Menü' },
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    condition: isFree,
    components: { Field: '/schema/navigation/admin/menu-panel.tsx#MenuPanel' },
  },
};
