import { escapeHtml } from '@kontorwerk/contract/escape-html';
import type { Language } from '@kontorwerk/contract/languages';
import { mailDocument, mailLink } from './mail-document.ts';
import {
  fill,
  fillSubject,
  type Paragraph,
  type Piece,
  paragraphsOf,
  toSubjectLine,
  type Values,
} from './placeholders.ts';
import type { MailText } from './standard-texts.ts';

/** The sender of a mail, as its frame names it. */
export type Sender = { readonly brand: string; readonly legalName: string; readonly siteUrl: string };

/** A mail in both forms, ready to be sent. */
export type ComposedMail = { readonly subject: string; readonly text: string; readonly html: string };

/** Links the web addresses of the template; those that a visitor wrote stay text. */
function linkAddresses(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]*[\w/])/)
    .map((part, at) => (at % 2 === 1 ? mailLink(escapeHtml(part)) : escapeHtml(part)))
    .join('');
}

function pieceAsHtml({ text, from }: Piece): string {
  if (from === 'template') return linkAddresses(text);
  if (from === 'link') return /^https?:\/\//.test(text) ? mailLink(escapeHtml(text)) : escapeHtml(text);
  return escapeHtml(text).replaceAll(/\r\n?|\n/g, '<br>');
}

/** Paragraphs as plain text. */
function plainText(paragraphs: readonly Paragraph[]): string {
  const lines = (paragraph: Paragraph) => paragraph.map((pieces) => pieces.map(({ text }) => text).join(''));
  return paragraphs.map((paragraph) => lines(paragraph).join('\n')).join('\n\n');
}

/** Fills in a template for a colleague to edit by hand. */
export function fillTemplate(template: MailText, values: Values): MailText {
  return { subject: fillSubject(template.subject, values), text: plainText(fill(template.text, values)) };
}

function frameMail(
  subject: string,
  paragraphs: readonly Paragraph[],
  sender: Sender,
  language: Language,
): ComposedMail {
  const body = paragraphs.map((lines) => lines.map((pieces) => pieces.map(pieceAsHtml).join('')).join('<br>'));
  const signature = ['-- ', sender.legalName, sender.siteUrl].filter(Boolean).join('\n');
  return {
    subject,
    text: `${[plainText(paragraphs), signature].join('\n\n')}\n`,
    html: mailDocument({ subject: escapeHtml(subject), paragraphs: body, sender: htmlSender(sender), language }),
  };
}

/** Renders a template with its values: HTML in the brand's look, and the same as plain text. */
export function composeMail(template: MailText, values: Values, sender: Sender, language: Language): ComposedMail {
  return frameMail(fillSubject(template.subject, values), fill(template.text, values), sender, language);
}

/**
 * Renders a text that a colleague wrote: braces stay braces, and quoted lines, which are a visitor's, aren't linked.
 */
export function composeWritten({ subject, text }: MailText, sender: Sender, language: Language): ComposedMail {
  const piece = (line: string): Piece => ({ text: line, from: line.startsWith('>') ? 'value' : 'template' });
  const paragraphs = paragraphsOf(text).map((paragraph) => paragraph.split('\n').map((line) => [piece(line)]));
  return frameMail(toSubjectLine(subject), paragraphs, sender, language);
}

function htmlSender({ brand, legalName, siteUrl }: Sender): Sender {
  return { brand: escapeHtml(brand), legalName: escapeHtml(legalName), siteUrl: escapeHtml(siteUrl) };
}
