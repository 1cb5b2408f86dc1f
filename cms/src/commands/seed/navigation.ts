import type { ColumnDefinition, LinkDefinition } from '@kontorwerk/contract/navigation/navigation';
import { STANDARD_FOOTER, STANDARD_LEGAL } from '@kontorwerk/contract/navigation/standard-footer';
import { STANDARD_MENU } from '@kontorwerk/contract/navigation/standard-menu';
import type { Payload, PayloadRequest } from 'payload';
import { insertGlobal } from './insert-global.ts';
import { withRowIds } from './stored-values.ts';

function columns(defined: readonly ColumnDefinition[]) {
  return withRowIds(defined.map(({ title, links }) => ({ title, links: withRowIds<LinkDefinition>(links) })));
}

/** Creates menu and footer from the built-in ones, so that editors find what visitors see. */
export async function seedNavigation(payload: Payload, req: PayloadRequest): Promise<void> {
  await insertGlobal(payload, req, 'navigation', {
    menu: withRowIds(STANDARD_MENU.map((group) => ({ ...group, columns: columns(group.columns), shown_in: 'both' }))),
    footer: columns(STANDARD_FOOTER),
    legal: withRowIds(STANDARD_LEGAL),
    contact_bar: { socials: true, email: true, phone: true },
  });
}
