import type { Section } from '@kontorwerk/contract/content/entry';
import { createContext } from 'react';
import type { Part } from '#app/ui/Contents/with-contents.ts';

/** The parts of the texts that stand beside one list of them; null for a text by itself. */
export const TextRunContext = createContext<ReadonlyMap<Section, Part> | null>(null);
