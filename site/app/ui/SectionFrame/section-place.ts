import { createContext } from 'react';

/** A section's index on its page, from 0; undefined outside of a page. */
export const SectionPlaceContext = createContext<number | undefined>(undefined);
