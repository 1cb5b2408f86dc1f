import type { Language } from '@kontorwerk/contract/languages';
import { germanMenu } from './menu-de.ts';
import { englishMenu } from './menu-en.ts';
import type { MenuGroup } from './menu-types.ts';

/** The main navigation in each language: a definition of the site's own (§2). */
export const menus: Readonly<Record<Language, readonly MenuGroup[]>> = { en: englishMenu, de: germanMenu };
