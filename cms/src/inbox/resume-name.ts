import { resumeExtension } from '@kontorwerk/contract/forms/resume';

/** The name to save a resume under: the applicant's and the file's own. What file systems forbid becomes a space. */
export function resumeName(applicant: string, originalName: string, storedName: string): string {
  const own = originalName.replace(/\.[^.]*$/, '');
  const words = [applicant, own].map((part) => part.replace(/[\p{C}\\/:*?"<>|]+/gu, ' ').trim());
  const name = words.filter((part) => part !== '').join(' - ') || 'resume';
  return `${name}.${resumeExtension(storedName) ?? 'pdf'}`;
}

/** The header that has a file saved under a name in any script (RFC 6266), with a plain one for old programs. */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '')
    // Of a name in another script nothing but its extension is left, which would be a hidden file.
    .replace(/^[^a-z\d]*(?=\.[a-z]+$)/i, 'resume');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
