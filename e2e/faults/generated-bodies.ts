import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { FILLED_MESSAGE } from '@kontorwerk/contract/forms/testing/contact-cases';
import fc from 'fast-check';
import { pdfOfSize, tinyPdf } from '../support/documents/pdf.ts';

const RESUME = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;
const APPLICATION = { ...FILLED_APPLICATION, resume: RESUME, resume_name: 'cv.pdf' };
const CREDENTIALS = { email: 'nobody@example.com', password: 'wrong', code: '000000', token: 'x' };

/** Generates a nearly valid body: some fields hold arbitrary JSON, some are missing. */
function nearly(whole: Readonly<Record<string, unknown>>): fc.Arbitrary<string> {
  const changed = fc.dictionary(fc.constantFrom(...Object.keys(whole), '__proto__', 'constructor'), fc.jsonValue(), {
    maxKeys: 4,
  });
  const cut = fc.oneof(
    { weight: 4, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  );
  return fc.tuple(changed, cut).map(([fields, share]) => {
    const text = JSON.stringify({ ...whole, ...fields });
    return text.slice(0, Math.round(share * text.length));
  });
}

const BOUNDARY = 'xyz';
const NAMES = ['first_name', 'email', 'resume', 'position', '_payload', 'file', '1_$ACTION_ID_x', '$ACTION_REF_1'];
const part = fc
  .tuple(fc.constantFrom(...NAMES, 'resume"; filename="a\0.pdf', 'file"; filename="a.svg'), fc.string())
  .map(([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
const multipart = fc
  .tuple(fc.array(part, { maxLength: 5 }), fc.constantFrom(`--${BOUNDARY}--\r\n`, '', '--', `--${BOUNDARY}`))
  .map(([parts, end]) => parts.join('') + end);

const small = fc.oneof(
  nearly(FILLED_MESSAGE),
  nearly(APPLICATION),
  nearly(CREDENTIALS),
  multipart,
  fc.json(),
  fc.string({ maxLength: 2_000 }),
  fc.constantFrom('', '{', '[]', 'null', '"x"', '{"a":'.repeat(2_000), `{"__proto__":{"a":1}}`, 'where=x&limit=1.5'),
);

/** More than a server keeps in memory and than one write sends, so that aborts hit files and streams. */
const LARGE_PDF = pdfOfSize(200_000);
const LARGE_FILE = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\nContent-Type: application/pdf`;
const large = fc.constantFrom(
  JSON.stringify({ ...APPLICATION, resume: `data:application/pdf;base64,${LARGE_PDF.toString('base64')}` }),
  `${LARGE_FILE}\r\n\r\n${LARGE_PDF.toString('latin1')}\r\n--${BOUNDARY}--\r\n`,
);

export const generatedBody: fc.Arbitrary<string> = fc.oneof(
  { weight: 9, arbitrary: small },
  { weight: 1, arbitrary: large },
);

/** Content types that may or may not fit the body. */
export const generatedContentType: fc.Arbitrary<string> = fc.constantFrom(
  ...['application/json', 'application/x-www-form-urlencoded', `multipart/form-data; boundary=${BOUNDARY}`],
  ...['multipart/form-data', 'multipart/mixed; boundary=x', 'multipart/form-data; boundary=ä', 'text/plain'],
  ...['application/json; charset=utf-16', 'x', ''],
);
