import type { Plugin } from 'postcss';

/** A string, which is left alone, or a comma and the blank space around it. */
const STRING_OR_COMMA = /("[^"]*"|'[^']*')|\s*,\s*/g;

/** Takes the blank space at commas out of values: the minifier leaves every value that has a `var()` as it is. */
export const denseValues: Plugin = {
  postcssPlugin: 'dense-values',
  // At the end: the rules of a sheet that classes are composed from are put into this one late.
  OnceExit: (sheet) => {
    sheet.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(STRING_OR_COMMA, (_, string: string | undefined) => string ?? ',');
    });
  },
};
