import { createContext, useContext } from 'react';

/** True inside the section that leads the page: its heading is the page's only h1. */
export const LeadContext = createContext(false);

/** The element of a section's heading: h1 in the leading section, else h2. */
export function useSectionHeading(): 'h1' | 'h2' {
  return useContext(LeadContext) ? 'h1' : 'h2';
}
