import { RESUME_MAX_BYTES } from '../constants.ts';

/** The file types of a resume (§5): extension to media type. */
export const RESUME_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;

export type ResumeExtension = keyof typeof RESUME_TYPES;
export type ResumeProblem = 'resume_type' | 'resume_size' | 'resume_empty';

/** The value of the file input's `accept`. */
export const RESUME_ACCEPT = Object.keys(RESUME_TYPES)
  .map((extension) => `.${extension}`)
  .join(',');

function isResumeExtension(extension: string): extension is ResumeExtension {
  return Object.hasOwn(RESUME_TYPES, extension);
}

/** Returns the extension of a file name if a resume may have it, else null. Case is ignored. */
export function resumeExtension(fileName: string): ResumeExtension | null {
  const dot = fileName.lastIndexOf('.');
  if (dot === -1) return null;
  const extension = fileName.slice(dot + 1).toLowerCase();
  return isResumeExtension(extension) ? extension : null;
}

/** Validates a file chosen as resume by its name and its size in bytes (§5); null if it is valid. */
export function checkResume(file: { readonly name: string; readonly size: number }): ResumeProblem | null {
  if (resumeExtension(file.name) === null) return 'resume_type';
  if (file.size === 0) return 'resume_empty';
  return file.size > RESUME_MAX_BYTES ? 'resume_size' : null;
}
