import { createContext } from 'react';

/** The place of a section among all of its page, from 0; none outside of a page's list. */
export const SectionPlaceContext = createContext<number | undefined>(undefined);
