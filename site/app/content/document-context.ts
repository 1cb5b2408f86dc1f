import { createContext } from 'react';
import type { DocumentParts } from './rendering.ts';

/** The parts of the rendering that the document needs; null in the browser, which renders no document. */
export const DocumentContext = createContext<DocumentParts | null>(null);
