/** Tells whether a path is that of an uploaded file, as our CMS or a WordPress writes it. */
export function isUploadPath(path: string): boolean {
  return /^\/(?:wp-content\/)?uploads\//.test(path);
}
