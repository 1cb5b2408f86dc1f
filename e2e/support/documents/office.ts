import { zipOf } from './zip.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const FORMAT = 'application/vnd.openxmlformats-officedocument';

/** Builds a modern Office file: a ZIP archive whose first part declares the type of the main part. */
function officeFile(part: string, type: string, main: string): Buffer {
  return zipOf({
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${part}" ContentType="${FORMAT}.${type}.main+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}" Target="${part}"/></Relationships>`,
    [part]: `${XML}${main}`,
  });
}

/** Builds a Word document of one empty paragraph. */
export function tinyDocx(): Buffer {
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  return officeFile(
    'word/document.xml',
    'wordprocessingml.document',
    `<w:document xmlns:w="${main}"><w:body><w:p/></w:body></w:document>`,
  );
}

/** Builds a presentation without slides. */
export function tinyPptx(): Buffer {
  const main = 'http://schemas.openxmlformats.org/presentationml/2006/main';
  return officeFile(
    'ppt/presentation.xml',
    'presentationml.presentation',
    `<p:presentation xmlns:p="${main}"><p:notesSz cx="1" cy="1"/></p:presentation>`,
  );
}
