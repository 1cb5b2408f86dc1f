import { RESUME_TYPES, type ResumeExtension } from '@kontorwerk/contract/forms/resume';
import { fileTypeFromBuffer } from 'file-type';

/** Old Office files are all the same container; what it holds is told by the name of the stream inside. */
const STREAMS = [
  { extension: 'doc', name: Buffer.from('WordDocument', 'utf16le') },
  { extension: 'ppt', name: Buffer.from('PowerPoint Document', 'utf16le') },
] as const;

/** The part that a new Office file is recognised by when its table of contents comes last. */
const PARTS = [
  { extension: 'docx', name: Buffer.from('word/document.xml') },
  { extension: 'pptx', name: Buffer.from('ppt/presentation.xml') },
] as const;

/** What a file is by its content, whatever its name says; null when a resume may not be that (§5, reading guide: 415). */
export async function resumeKind(bytes: Buffer): Promise<ResumeExtension | null> {
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime === 'application/x-cfb') return STREAMS.find(({ name }) => bytes.includes(name))?.extension ?? null;
  if (found?.mime === 'application/zip') return PARTS.find(({ name }) => bytes.includes(name))?.extension ?? null;
  const extensions: readonly ResumeExtension[] = ['pdf', 'docx', 'pptx'];
  return extensions.find((extension) => RESUME_TYPES[extension] === found?.mime) ?? null;
}

/** The bytes of a base64 data URL; null when the text isn't one or holds nothing. */
export function dataUrlBytes(text: string): Buffer | null {
  const comma = text.indexOf(',');
  const head = text.slice(0, comma);
  if (comma === -1 || !/^data:[^,]*;base64$/i.test(head)) return null;
  const bytes = Buffer.from(text.slice(comma + 1), 'base64');
  return bytes.length > 0 ? bytes : null;
}
