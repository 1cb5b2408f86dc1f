/** A part of a line: the template's own text, or a placeholder's value. */
export type Piece = { readonly text: string; readonly from: 'template' | 'value' | 'link' };
/** The lines of a paragraph, each in pieces. */
export type Paragraph = readonly (readonly Piece[])[];
export type Values = Readonly<Record<string, string>>;

const BRACES = /\{([^{}\n]*)\}/g;

/** Returns the names in braces that are not among the known placeholders, without duplicates. */
export function findUnknownPlaceholders(text: string, known: readonly string[]): readonly string[] {
  const named = [...text.matchAll(BRACES)].map(([, name = '']) => name);
  return [...new Set(named.filter((name) => !known.includes(name)))];
}

/** Whether a brace lacks its other: what was meant for a placeholder would be mailed literally. */
export function hasLoneBrace(text: string): boolean {
  return /[{}]/.test(text.replaceAll(BRACES, ''));
}

function piecesOf(line: string, values: Values): readonly Piece[] {
  // Splitting by a capturing group puts the matches at the odd indexes.
  return line.split(BRACES).map((part, at): Piece => {
    if (at % 2 === 0) return { text: part, from: 'template' };
    return { text: values[part] ?? '', from: part === 'link' ? 'link' : 'value' };
  });
}

/** Whether all placeholders of a line are empty: "Topic: {topic}" says nothing without a topic. */
function isEmptyLine(pieces: readonly Piece[]): boolean {
  const filled = pieces.filter(({ from }) => from !== 'template');
  return filled.length > 0 && filled.every(({ text }) => text.trim() === '');
}

/** Splits a text at its empty lines. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n[ \t]*(?:\n[ \t]*)+/);
}

/**
 * Fills in a template: its paragraphs as lines of pieces. Drops lines whose placeholders are all empty, and paragraphs
 * without a line left.
 */
export function fill(template: string, values: Values): readonly Paragraph[] {
  return paragraphsOf(template)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => piecesOf(line, values))
        .filter((pieces) => !isEmptyLine(pieces)),
    )
    .filter((lines) => lines.length > 0);
}

/** The longest subject that mail programs still show, in characters. */
const SUBJECT_MAX = 200;

/** Fills in a subject. */
export function fillSubject(template: string, values: Values): string {
  const filled = piecesOf(template, values).map(({ text }) => text);
  return toSubjectLine(filled.join(''));
}

/** Reduces a subject to one line, so that no header can be injected. */
export function toSubjectLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, SUBJECT_MAX);
}
