import { resumeExtension } from '@kontorwerk/contract/forms/resume';

/**
 * Returns the download name of a resume: the applicant's name and the original file name, with forbidden characters as
 * spaces.
 */
export function makeResumeName(applicant: string, originalName: string, storedName: string): string {
  const own = originalName.replace(/\.[^.]*$/, '');
  const words = [applicant, own].map((part) => part.replace(/[\p{C}\\/:*?"<>|]+/gu, ' ').trim());
  const name = words.filter((part) => part !== '').join(' - ') || 'resume';
  return `${name}.${resumeExtension(storedName) ?? 'pdf'}`;
}

/**
 * Returns the header to download a file under a name in any script (RFC 6266), with an ASCII fallback for old clients.
 */
export function formatAttachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '')
    // In another script only the extension would be left, which is a hidden file.
    .replace(/^[^a-z\d]*(?=\.[a-z]+$)/i, 'resume');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
