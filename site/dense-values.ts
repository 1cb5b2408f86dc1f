import type { Plugin } from 'postcss';

/** A string, which is left alone, or a comma, a slash or an asterisk and the blank space around it. */
const STRING_OR_SIGN = /("[^"]*"|'[^']*')|\s*([,/*])\s*/g;

/**
 * Takes the blank space at commas, slashes and asterisks out of values: the minifier leaves every value that has a `var()` as
 * it is.
 */
export const denseValues: Plugin = {
  postcssPlugin: 'dense-values',
  // At the end: the rules of a sheet that classes are composed from are put into this one late.
  OnceExit: (sheet) => {
    sheet.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(
        STRING_OR_SIGN,
        (_, string: string | undefined, sign: string) => string ?? sign,
      );
    });
  },
};
