/** The current files of the pictures; served at `/uploads/<file>` (§3). */
export const UPLOADS = 'uploads';
/** The files that a picture had before it was cropped or replaced. */
export const EARLIER_UPLOADS = 'earlier-uploads';
/** The uploaded originals of cropped pictures. Only editors may see the parts that were cut away. */
export const ORIGINALS = 'originals';
/** The files that came with applications. */
export const RESUMES = 'resumes';

/**
 * All folders of documents' files, in the order of the backup: if a picture is replaced meanwhile, its files move from
 * the uploads to the earlier ones, and the rows, which were read before, name them.
 */
export const DOCUMENT_FOLDERS = [RESUMES, UPLOADS, EARLIER_UPLOADS, ORIGINALS];
