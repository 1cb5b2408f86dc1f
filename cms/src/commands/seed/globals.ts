import type { ColumnDefinition, LinkDefinition } from '@kontorwerk/contract/navigation/navigation';
import { STANDARD_FOOTER, STANDARD_LEGAL } from '@kontorwerk/contract/navigation/standard-footer';
import { STANDARD_MENU } from '@kontorwerk/contract/navigation/standard-menu';
import { STANDARD_WORDS } from '@kontorwerk/contract/words/standard-words';
import type { Payload, PayloadRequest } from 'payload';
import { brand } from '../../../../content/brand.ts';
import type { NO_FACTS, SAMPLE_FACTS } from './sample-facts.ts';
import { addRowIds } from './stored-values.ts';

function makeColumns(defined: readonly ColumnDefinition[]) {
  return addRowIds(defined.map(({ title, links }) => ({ title, links: addRowIds<LinkDefinition>(links) })));
}

/** Creates menu and footer from the built-in ones, so that editors find what visitors see. */
export async function seedNavigation(payload: Payload, req: PayloadRequest): Promise<void> {
  await insertGlobal(payload, req, 'navigation', {
    menu: addRowIds(
      STANDARD_MENU.map((group) => ({ ...group, columns: makeColumns(group.columns), shown_in: 'both' })),
    ),
    footer: makeColumns(STANDARD_FOOTER),
    legal: addRowIds(STANDARD_LEGAL),
    contact_bar: { socials: true, email: true, phone: true },
  });
}

/** A global with drafts. */
type Drafted = 'navigation' | 'words';

/** Writes a global as published, in both languages at once, unless it exists. */
async function insertGlobal(payload: Payload, req: PayloadRequest, slug: Drafted, content: object): Promise<void> {
  const known: unknown = await payload.db.findGlobal({ slug, req });
  if (typeof known === 'object' && known !== null && 'id' in known) return;
  const now = new Date().toISOString();
  const data = { ...content, _status: 'published', createdAt: now, updatedAt: now };
  // Copies, since the database adapter may modify its arguments.
  await payload.db.createGlobal({ slug, req, data: structuredClone(data) });
  await payload.db.createGlobalVersion({
    autosave: false,
    createdAt: now,
    globalSlug: slug,
    req,
    updatedAt: now,
    versionData: structuredClone(data),
  });
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
  { socials, offices, ...facts }: typeof SAMPLE_FACTS | typeof NO_FACTS,
): Promise<void> {
  await payload.db.createGlobal({
    slug: 'site-settings',
    req,
    data: {
      ...facts,
      socials: addRowIds<object>(socials),
      offices: addRowIds<object>(offices),
      show_language_selector: false,
      phone_rule: 'indian',
      email_rule: 'simple',
      carousels_autoplay: true,
      updatedAt: new Date().toISOString(),
    },
  });
}
