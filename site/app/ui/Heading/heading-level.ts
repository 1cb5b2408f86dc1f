import { createContext, useContext } from 'react';

/** True inside the first section, whose heading is the page's only h1. */
export const LeadContext = createContext(false);

/** Returns the element of a section's heading: h1 in the first section, else h2. */
export function useSectionHeading(): 'h1' | 'h2' {
  return useContext(LeadContext) ? 'h1' : 'h2';
}
