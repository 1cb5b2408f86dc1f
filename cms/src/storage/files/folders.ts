/** The files of the pictures, as they are now; served at `/uploads/<file>` (§3). */
export const UPLOADS = 'uploads';
/** Those that a picture had before it was cropped or replaced. */
export const EARLIER_UPLOADS = 'earlier-uploads';
/** Pictures as they were uploaded, once they were cropped. What was cut away is for nobody but editors. */
export const ORIGINALS = 'originals';
/** What came with applications. */
export const RESUMES = 'resumes';

/**
 * All folders of documents’ files, in the order in which they are backed up: the files of a picture that is replaced meanwhile go from the uploads to
 * the earlier ones, and the rows, which were read before, name them.
 */
export const DOCUMENT_FOLDERS = [RESUMES, UPLOADS, EARLIER_UPLOADS, ORIGINALS];
