import type { Section } from '@kontorwerk/contract/content/entry';
import { createContext } from 'react';

/** The sections of the page, needed for unique anchors of its questions; empty for a standalone section. */
export const PageSectionsContext = createContext<readonly Section[]>([]);
