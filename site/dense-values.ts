import type { Plugin } from 'postcss';

/** A string, which stays unchanged, or a comma, a slash or an asterisk with the white space around it. */
const STRING_OR_SIGN = /("[^"]*"|'[^']*')|\s*([,/*])\s*/g;

/**
 * Removes white space around commas, slashes and asterisks in values: the minifier leaves values with a `var()`
 * unchanged.
 */
export const denseValues: Plugin = {
  postcssPlugin: 'dense-values',
  // On exit: the rules that classes are composed from are inserted late.
  OnceExit: (sheet) => {
    sheet.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(
        STRING_OR_SIGN,
        (_, string: string | undefined, sign: string) => string ?? sign,
      );
    });
  },
};
