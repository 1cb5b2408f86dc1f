import type { Section } from '@kontorwerk/contract/content/entry';
import { createContext } from 'react';
import type { Part } from '#app/ui/Contents/with-contents.ts';

/** The parts of consecutive texts with a common table of contents; null for a standalone text. */
export const TextRunContext = createContext<ReadonlyMap<Section, Part> | null>(null);
