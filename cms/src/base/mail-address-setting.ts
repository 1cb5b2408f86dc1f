import { domainToASCII } from 'node:url';
import * as v from 'valibot';

const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Letters of any script, before conversion to ASCII; no character that a URL parser would treat specially. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** Several hyphens in a row are valid: `xn--mller-kva.de`. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Returns a mail address as mail servers accept it, with its domain in ASCII (RFC 5890); null if it isn't one. */
function asciiAddress(text: string): string | null {
  const at = text.lastIndexOf('@');
  const [local, written] = [text.slice(0, at), text.slice(at + 1)];
  if (at === -1 || !LOCAL_PART.test(local) || !DOMAIN.test(written)) return null;
  const domain = domainToASCII(written);
  const labels = domain.split('.');
  const isHost = labels.length > 1 && labels.every((label) => LABEL.test(label)) && /[a-z]/.test(labels.at(-1) ?? '');
  return isHost ? `${local}@${domain}` : null;
}

/** An address in a setting, such as `info@müller.de`; parsed to the form with an ASCII domain. */
export const addressSetting = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const address = asciiAddress(dataset.value.trim());
    if (address !== null) return address;
    addIssue({ message: 'must be an e-mail address' });
    return NEVER;
  }),
);
