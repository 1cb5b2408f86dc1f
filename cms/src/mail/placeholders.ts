/** A part of a line: words of the template, or what took a placeholder's place. */
export type Piece = { readonly text: string; readonly from: 'template' | 'value' | 'link' };
/** Its lines. */
export type Paragraph = readonly (readonly Piece[])[];
export type Values = Readonly<Record<string, string>>;

const BRACES = /\{([^{}\n]*)\}/g;

/** What stands in braces in a text and is none of the placeholders that it may use, each named once. */
export function unknownPlaceholders(text: string, known: readonly string[]): readonly string[] {
  const named = [...text.matchAll(BRACES)].map(([, name = '']) => name);
  return [...new Set(named.filter((name) => !known.includes(name)))];
}

/** Tells whether a brace has no other: what was meant for a placeholder would be mailed as it stands. */
export function hasLoneBrace(text: string): boolean {
  return /[{}]/.test(text.replaceAll(BRACES, ''));
}

function piecesOf(line: string, values: Values): readonly Piece[] {
  // Splitting by a group leaves what it matched at the odd places.
  return line.split(BRACES).map((part, at): Piece => {
    if (at % 2 === 0) return { text: part, from: 'template' };
    return { text: values[part] ?? '', from: part === 'link' ? 'link' : 'value' };
  });
}

/** A line such as "Topic: {topic}" says nothing when there is no topic. */
function saysNothing(pieces: readonly Piece[]): boolean {
  const filled = pieces.filter(({ from }) => from !== 'template');
  return filled.length > 0 && filled.every(({ text }) => text.trim() === '');
}

/** What empty lines separate. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n[ \t]*(?:\n[ \t]*)+/);
}

/**
 * Puts values into a template: its paragraphs, which empty lines separate, as lines of pieces. Lines whose
 * placeholders are all empty are left out, and with them paragraphs that have no other.
 */
export function fill(template: string, values: Values): readonly Paragraph[] {
  return paragraphsOf(template)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => piecesOf(line, values))
        .filter((pieces) => !saysNothing(pieces)),
    )
    .filter((lines) => lines.length > 0);
}

/** The longest subject that mail programs still show, in characters. */
const SUBJECT_MAX = 200;

/** A subject with its values. */
export function fillSubject(template: string, values: Values): string {
  const filled = piecesOf(template, values).map(({ text }) => text);
  return subjectLine(filled.join(''));
}

/** A subject of one line, whatever somebody wrote, so that no header can be smuggled in. */
export function subjectLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, SUBJECT_MAX);
}
