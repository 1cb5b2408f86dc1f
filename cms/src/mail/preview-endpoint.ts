import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { Endpoint } from 'payload';
import * as v from 'valibot';
import { hasRole, WRITERS } from '#cms/kit/access/roles.ts';
import { composeMail } from './compose.ts';
import { MAIL_KIND_NAMES, PLACEHOLDERS } from './mail-kinds.ts';
import { readMailSender, readMailText } from './mail-settings.ts';

const querySchema = v.object({
  kind: v.picklist(MAIL_KIND_NAMES),
  language: v.picklist(LANGUAGES),
  form: v.picklist(['html', 'text']),
});

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

/** Shows a mail as saved, with sample values; the plain form with its subject. For the roles that write mails. */
export const previewMail: Omit<Endpoint, 'root'> = {
  path: '/preview',
  method: 'get',
  async handler({ payload, query, user }) {
    if (!hasRole(user, ...WRITERS)) return new Response('Forbidden\n', { status: 403, headers: HEADERS });
    const asked = v.safeParse(querySchema, query);
    if (!asked.success) return new Response('Not found\n', { status: 404, headers: HEADERS });
    const { kind, language, form } = asked.output;
    const [text, sender] = await Promise.all([
      readMailText(payload, kind, language),
      readMailSender(payload, language),
    ]);
    const samples = Object.entries(PLACEHOLDERS).map(([name, sample]) => [name, sample[language]]);
    const values = { ...Object.fromEntries(samples), brand: sender.brand, link: `${sender.siteUrl}/admin` };
    const mail = composeMail(text, values, sender, language);
    const body = form === 'html' ? mail.html : `${mail.subject}\n\n${mail.text}`;
    const type = form === 'html' ? 'text/html' : 'text/plain';
    return new Response(body, { headers: { ...HEADERS, 'Content-Type': `${type}; charset=utf-8` } });
  },
};
