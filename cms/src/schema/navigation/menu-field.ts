import type { UIField } from 'payload';
import { isFreePage } from '#cms/kit/links/address-segment.ts';

/** The panel of a free page's place in the menu, which stores it; this field stores nothing. */
export const menuPanel: UIField = {
  name: 'menu',
  type: 'ui',
  label: { en: 'In the menu', de: 'Im Menü' },
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    condition: isFreePage,
    components: { Field: '/schema/navigation/admin/menu-panel.tsx#MenuPanel' },
  },
};
