/** Whether a path is an uploaded file's, as our CMS or a WordPress writes it. */
export function isUploadPath(path: string): boolean {
  return /^\/(?:wp-content\/)?uploads\//.test(path);
}
