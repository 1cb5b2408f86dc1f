import { createContext } from 'react';
import type { Rendering } from './rendering.ts';

/** The parts of the rendering that the document needs; null in the browser, which renders no document. */
export const DocumentContext = createContext<Pick<Rendering, 'draft' | 'nonce' | 'styles'> | null>(null);
