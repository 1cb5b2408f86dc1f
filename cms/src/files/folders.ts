/** The files of the pictures, as they are now; served at `/uploads/<file>` (§3). */
export const UPLOADS = 'uploads';
/** Those that a picture had before it was cropped or replaced. */
export const EARLIER_UPLOADS = 'earlier-uploads';
/** Pictures as they were uploaded, once they were cropped. What was cut away is for nobody but editors. */
export const ORIGINALS = 'originals';
/** What came with applications. */
export const RESUMES = 'resumes';
