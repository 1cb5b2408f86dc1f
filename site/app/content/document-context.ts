import { createContext } from 'react';
import type { Rendering } from './rendering.ts';

/** What the document takes from its rendering; a browser writes no document and has none. */
export const DocumentContext = createContext<Pick<Rendering, 'draft' | 'nonce' | 'styles'> | null>(null);
