import { STANDARD_FOOTER, STANDARD_LEGAL } from '@kontorwerk/contract/navigation/standard-footer';
import { STANDARD_MENU } from '@kontorwerk/contract/navigation/standard-menu';
import { STANDARD_WORDS } from '@kontorwerk/contract/words/standard-words';
import type { Payload, PayloadRequest } from 'payload';
import { completeValues, storeGlobal } from '#cms/content/direct-writes.ts';
import { brand } from '../../../../content/brand.ts';
import type { NO_FACTS, SAMPLE_FACTS } from './sample-facts.ts';

/** Creates menu and footer from the built-in ones, so that editors find what visitors see. */
export async function seedNavigation(payload: Payload, req: PayloadRequest): Promise<void> {
  await insertGlobal(payload, req, 'navigation', {
    menu: STANDARD_MENU.map((group) => ({ ...group, shown_in: 'both' })),
    footer: STANDARD_FOOTER,
    legal: STANDARD_LEGAL,
    contact_bar: { socials: true, email: true, phone: true },
  });
}

/** A global with drafts. */
type Drafted = 'navigation' | 'words';

/** Writes a global as published, unless it exists. */
async function insertGlobal(payload: Payload, req: PayloadRequest, slug: Drafted, content: object): Promise<void> {
  const known: unknown = await payload.db.findGlobal({ slug, req });
  if (typeof known === 'object' && known !== null && 'id' in known) return;
  await storeGlobal(slug, { data: { ...content, _status: 'published' } }, { payload, req });
}

/** Writes the standard words, so that editors find and change them. */
export async function seedWords(payload: Payload, req: PayloadRequest): Promise<void> {
  await insertGlobal(payload, req, 'words', STANDARD_WORDS);
}

/** Sends the sample agency's recruiters notices of applications; all others go to the address of its settings. */
export async function seedMails(payload: Payload, req: PayloadRequest): Promise<void> {
  await payload.updateGlobal({
    slug: 'mails',
    data: { rules: [{ about: 'applications', addresses: brand.jobs_email, language: 'en' }] },
    locale: 'en',
    depth: 0,
    overrideAccess: true,
    req,
  });
}

/** Creates the site's settings, with or without the facts of the sample agency. */
export async function seedSiteSettings(
  payload: Payload,
  req: PayloadRequest,
  facts: typeof SAMPLE_FACTS | typeof NO_FACTS,
): Promise<void> {
  const slug = 'site-settings';
  const data = {
    ...facts,
    show_language_selector: false,
    phone_rule: 'indian',
    email_rule: 'simple',
    carousels_autoplay: true,
  };
  const fields = payload.globals.config.find((each) => each.slug === slug)?.flattenedFields ?? [];
  await payload.db.createGlobal({ slug, req, data: completeValues(fields, data) });
}
