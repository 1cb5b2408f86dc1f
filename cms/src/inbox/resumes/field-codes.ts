import type { ActivePart } from './active-parts.ts';
import type { XmlElement } from './office-xml.ts';

/** The namespaces of Word's markup, transitional and strict (ECMA-376, part 1, annex A). */
const WORD: readonly string[] = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
];

/** Fields that start a program, and those that read another document. */
const LAUNCHING: readonly string[] = ['DDE', 'DDEAUTO'];
const LOADING: readonly string[] = ['DATABASE', 'IMPORT', 'INCLUDE', 'INCLUDEPICTURE', 'INCLUDETEXT', 'LINK', 'RD'];

/** The elements whose text is a field's code: only the first are what a program writes there. */
const CODE_ELEMENTS: readonly string[] = ['instrText', 'delInstrText', 't', 'delText'];
/** No program writes longer codes. */
const MOST_CHARACTERS = 64 * 1024;

/** A field, the elements that its code is in, and the number of elements of other namespaces around it. */
type Field = { code: string; readonly elements: Set<string>; isResult: boolean; readonly depth: number };

/**
 * Reads the fields of a Word document, whose code may be split over any number of runs. What a reader may leave out of a
 * code, such as alternative content, makes it uncertain.
 */
export class FieldCodes {
  readonly #found: Set<ActivePart>;
  readonly #fields: Field[] = [];
  /** The names of the elements that are open; null for other namespaces. */
  readonly #open: (string | null)[] = [];
  #depth = 0;

  constructor(found: Set<ActivePart>) {
    this.#found = found;
  }

  #inspect(code: string): void {
    const [name = ''] = /[a-z]+/i.exec(code) ?? [];
    if (LAUNCHING.includes(name.toUpperCase())) this.#found.add('launch');
    if (LOADING.includes(name.toUpperCase())) this.#found.add('external');
  }

  #endField(): void {
    const field = this.#fields.pop();
    if (field === undefined) return;
    this.#inspect(field.code);
    if (field.elements.size > 1 || field.code.length > MOST_CHARACTERS) this.#found.add('unreadable');
  }

  /** Returns the field whose code is being read. */
  #codedField(): Field | null {
    const field = this.#fields.at(-1);
    if (field === undefined || field.isResult) return null;
    if (field.depth !== this.#depth) this.#found.add('unreadable');
    return field;
  }

  #addMark(type: string): void {
    const field = this.#codedField();
    // A name that is another field's result, in part or whole, is known to Word only.
    if (type === 'begin' && field && /^\s*[a-z]*$/i.test(field.code)) this.#found.add('unreadable');
    if (type === 'begin') this.#fields.push({ code: '', elements: new Set(), isResult: false, depth: this.#depth });
    if (type === 'separate' && field) field.isResult = true;
    if (type === 'end') this.#endField();
  }

  beginElement({ name, namespace, valuesOf }: XmlElement): void {
    const isWord = WORD.includes(namespace);
    this.#open.push(isWord ? name : null);
    if (!isWord) this.#depth += 1;
    if (isWord && name === 'fldSimple') for (const code of valuesOf('instr')) this.#inspect(code);
    if (isWord && name === 'fldChar') for (const type of valuesOf('fldCharType')) this.#addMark(type.trim());
  }

  addText(text: string): void {
    const element = this.#open.at(-1);
    if (!element || !CODE_ELEMENTS.includes(element)) return;
    const field = this.#codedField();
    if (field === null || field.code.length > MOST_CHARACTERS) return;
    field.code += text;
    field.elements.add(element);
  }

  endElement(): void {
    if (this.#open.pop() === null) this.#depth -= 1;
  }

  /** Ends the fields that are still open. */
  end(): void {
    while (this.#fields.length > 0) this.#endField();
  }
}
