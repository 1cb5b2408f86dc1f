import type { Language } from '@kontorwerk/contract/languages';
import { escapeHtml } from '../wire/escape-html.ts';
import { mailDocument, mailLink } from './mail-document.ts';
import { fill, fillSubject, type Piece, type Values } from './placeholders.ts';
import type { MailText } from './standard-texts.ts';

/** Who a mail is from, as its frame says it. */
export type Sender = { readonly brand: string; readonly legalName: string; readonly siteUrl: string };

/** A mail that is ready to be sent, in both forms. */
export type ComposedMail = { readonly subject: string; readonly text: string; readonly html: string };

/** Web addresses of the template become links; those that a visitor wrote don't. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]*[\w/])/)
    .map((part, at) => (at % 2 === 1 ? mailLink(escapeHtml(part)) : escapeHtml(part)))
    .join('');
}

function pieceAsHtml({ text, from }: Piece): string {
  if (from === 'template') return linked(text);
  if (from === 'link') return /^https?:\/\//.test(text) ? mailLink(escapeHtml(text)) : escapeHtml(text);
  return escapeHtml(text).replaceAll(/\r\n?|\n/g, '<br>');
}

/** Makes a mail of its text and the values of its placeholders: HTML in the brand's look, and the same as plain text. */
export function composeMail(template: MailText, values: Values, sender: Sender, language: Language): ComposedMail {
  const subject = fillSubject(template.subject, values);
  const paragraphs = fill(template.text, values);
  const body = paragraphs.map((lines) => lines.map((pieces) => pieces.map(pieceAsHtml).join('')).join('<br>'));
  const plain = paragraphs.map((lines) => lines.map((pieces) => pieces.map(({ text }) => text).join('')).join('\n'));
  const signature = ['-- ', sender.legalName, sender.siteUrl].filter(Boolean).join('\n');
  return {
    subject,
    text: `${[...plain, signature].join('\n\n')}\n`,
    html: mailDocument({ subject: escapeHtml(subject), paragraphs: body, sender: htmlSender(sender), language }),
  };
}

function htmlSender({ brand, legalName, siteUrl }: Sender): Sender {
  return { brand: escapeHtml(brand), legalName: escapeHtml(legalName), siteUrl: escapeHtml(siteUrl) };
}
