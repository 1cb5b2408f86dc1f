import type { Section } from '@kontorwerk/contract/content/entry';
import { createContext } from 'react';

/** The sections of the page, among which each question has an anchor of its own; none where a section stands by itself. */
export const PageSectionsContext = createContext<readonly Section[]>([]);
