import { expect, test } from 'vitest';
import { formatAttachment, makeResumeName } from './resume-name.ts';

test('a resume is saved under the names of its sender and of its file, with the extension of what it is', () => {
  expect(makeResumeName('Jörg Weiß', 'CV 2026.docx', '7c1e.pdf')).toBe('Jörg Weiß - CV 2026.pdf');
  expect(makeResumeName('Jörg Weiß', '', '7c1e.doc')).toBe('Jörg Weiß.doc');
  expect(makeResumeName('', '', '7c1e.pptx')).toBe('resume.pptx');
});

test('a name has nothing in it that leads elsewhere or ends a header', () => {
  expect(makeResumeName('../../etc', 'a\r\nb"c\u202e.pdf', 'x.pdf')).toBe('.. .. etc - a b c.pdf');
});

test('a header tells a name in any script, and a plain one', () => {
  expect(formatAttachment("Jörg (O'Neil).pdf")).toBe(
    `attachment; filename="Jorg (O'Neil).pdf"; filename*=UTF-8''J%C3%B6rg%20%28O%27Neil%29.pdf`,
  );
  expect(formatAttachment('நிரல்\ud800.pdf')).toContain('filename="resume.pdf"');
  expect(formatAttachment('நிரல் - நிரல்.docx')).toContain('filename="resume.docx"');
  expect(formatAttachment('a"b\\c.pdf')).toContain('filename="abc.pdf"');
});
