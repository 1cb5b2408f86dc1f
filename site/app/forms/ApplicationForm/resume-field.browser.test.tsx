import { APPLICATION_MESSAGES } from '@kontorwerk/contract/forms/application-messages';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#app/testing/serve.tsx';
import { alerts, choose, control, shownErrors } from '../testing/filled-form.ts';
import { ApplicationForm } from './ApplicationForm.tsx';

const ALLOWED = ['cv.pdf', 'cv.doc', 'cv.docx', 'cv.ppt', 'cv.pptx', 'CV.PDF', 'Cv.DocX', 'my.cv.2026.pPtX'];
const REFUSED = ['cv.txt', 'cv.png', 'cv.pdf.exe', 'cv', 'cv.odt', 'cv.zip', 'pdf'];

const REMOVE = { en: 'Remove second.pdf', de: 'second.pdf entfernen' };

/** 10 MB, the maximum. */
const LARGEST = 10_485_760;

const fileOf = (name: string, type = 'application/pdf') => new File(['%PDF'], name, { type });

/**
 * Sets the field's files directly, as the browser does after a choice: uploading a file this large through the test
 * driver is slow.
 */
function give(file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  Reflect.set(control('resume'), 'files', transfer.files);
  control('resume').dispatchEvent(new Event('change', { bubbles: true }));
}

test('§5 the form takes PDF, DOC, DOCX, PPT and PPTX as resume and says at once that other types are not allowed', async () => {
  const language = 'de';
  await show(<ApplicationForm position="" posted={null} onSent={() => {}} />, { at: `/${language}` });
  expect(control('resume').getAttribute('accept')).toBe('.pdf,.doc,.docx,.ppt,.pptx');
  const wrong = APPLICATION_MESSAGES.resume_type[language];
  for (const name of REFUSED) {
    await choose('resume', fileOf('cv.pdf', ''));
    await expect.poll(alerts, { message: name }).toEqual([]);
    await choose('resume', fileOf(name));
    await expect.poll(alerts, { message: name }).toEqual([wrong]);
    expect(shownErrors(), name).toEqual({ resume: wrong });
  }
  for (const name of ALLOWED) {
    await choose('resume', fileOf('cv.txt', ''));
    await expect.poll(alerts, { message: name }).toEqual([wrong]);
    await choose('resume', fileOf(name, ''));
    await expect.poll(alerts, { message: name }).toEqual([]);
    await expect.element(page.getByText(name, { exact: true })).toBeVisible();
  }
});

test.each([
  ['cv.rtf', '{\\rtf1 Ada', /^This is an RTF file/],
  ['cv.doc', '{\\rtf1 Ada', /^This is an RTF file/],
  ['cv.doc', '\ufeff<html><body>Ada</body></html>', /^This is a web page/],
  ['cv.doc', 'MIME-Version: 1.0\r\nContent-Type: multipart/related', /^This is a web page/],
  ['cv.odt', 'PK', /^This is an OpenDocument file/],
  ['cv.pages', 'PK', /^This is a file of Apple Pages/],
  ['Photo.JPG', 'x', /^This is a picture/],
])(
  'what can be done about %s that begins with %j stands below the field as soon as it is chosen',
  async (name, content, advice) => {
    await show(<ApplicationForm position="" posted={null} onSent={() => {}} />, { at: '/' });
    await choose('resume', new File([content], name));
    await expect.element(page.getByText(advice)).toBeVisible();
    expect(shownErrors()).toEqual({ resume: APPLICATION_MESSAGES.resume_type.en });
    await choose('resume', fileOf('cv.pdf'));
    await expect.element(page.getByText(advice)).not.toBeInTheDocument();
    expect(shownErrors()).toEqual({});
  },
);

test('§5 §9 the form takes a resume of 10 MB to the byte and says at once that one byte more is too much', async () => {
  const language = 'en';
  await show(<ApplicationForm position="" posted={null} onSent={() => {}} />, { at: `/${language}` });
  const wrong = APPLICATION_MESSAGES.resume_size[language];
  give(new File([new Uint8Array(LARGEST + 1)], 'cv.pdf'));
  await expect.poll(alerts).toEqual([wrong]);
  expect(shownErrors()).toEqual({ resume: wrong });
  give(new File([new Uint8Array(LARGEST)], 'cv.pdf'));
  await expect.poll(alerts).toEqual([]);
  expect(shownErrors()).toEqual({});
});

test('a file that is dropped is told of, unless it is wrong', async () => {
  await show(<ApplicationForm position="" posted={null} onSent={() => {}} />, { at: '/' });
  const said = () =>
    page
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent)
      .join('');
  give(fileOf('cv.pdf'));
  await expect.poll(said).toBe('cv.pdf, 1\u00a0kB, attached');
  give(fileOf('cv.bin'));
  await expect.poll(alerts).toEqual([APPLICATION_MESSAGES.resume_type.en]);
  await expect.poll(said).toBe('A PDF is best. DOC, DOCX, PPT and PPTX are fine, too.');
});

test('a chosen resume can be replaced and removed with the keyboard', async () => {
  const language = 'de';
  await show(<ApplicationForm position="" posted={null} onSent={() => {}} />, { at: `/${language}` });
  const input = control('resume');
  await choose('resume', fileOf('first.pdf'));
  await expect.element(page.getByText('first.pdf')).toBeVisible();
  await choose('resume', fileOf('second.pdf'));
  await expect.element(page.getByText('first.pdf')).not.toBeInTheDocument();
  const remove = page.getByRole('button', { name: REMOVE[language] });
  input.focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(remove).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(input);
  expect(remove.query()).toBeNull();
  expect(input.value).toBe('');
});
