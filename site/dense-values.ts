import type { Plugin } from 'postcss';

/** A string, which is left alone, or a comma and the blank space around it. */
const STRING_OR_COMMA = /("[^"]*"|'[^']*')|\s*,\s*/g;

/** Takes the blank space at commas out of values: the minifier leaves every value that has a `var()` as it is. */
export const denseValues: Plugin = {
  postcssPlugin: 'dense-values',
  Declaration: (declaration) => {
    const dense = declaration.value.replace(STRING_OR_COMMA, (_, string: string | undefined) => string ?? ',');
    // Any assignment would have the declaration visited again.
    if (dense !== declaration.value) declaration.value = dense;
  },
};
