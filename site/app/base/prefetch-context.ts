import { createContext } from 'react';

/** What a link does with its address when it is about to be used. */
export const PrefetchContext = createContext<(address: string) => void>(() => {});
