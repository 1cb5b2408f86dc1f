import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { Users } from '#cms/accounts/users.ts';
import { Redirects } from '#cms/addresses/redirects/redirects.ts';
import { PrivacySettings } from '#cms/inbox/privacy/privacy-settings.ts';
import { Certificates } from '#cms/schema/collections/certificates.ts';
import { Clients } from '#cms/schema/collections/clients.ts';
import { Jobs } from '#cms/schema/collections/jobs.ts';
import { Media } from '#cms/schema/collections/media.ts';
import { Pages } from '#cms/schema/collections/pages.ts';
import { Posts } from '#cms/schema/collections/posts.ts';
import { Projects } from '#cms/schema/collections/projects.ts';
import { Reviews } from '#cms/schema/collections/reviews.ts';
import { MailsGlobal } from '#cms/schema/globals/mails.ts';
import { SiteSettingsGlobal } from '#cms/schema/globals/site-settings.ts';
import { NavigationGlobal } from '#cms/schema/navigation/navigation-global.ts';

/** The types of fields that have no input, or only contain others. */
const NOT_FILLED_IN: readonly Field['type'][] = ['ui', 'group', 'blocks', 'row', 'collapsible', 'tabs'];

function helps(admin: unknown): boolean {
  if (typeof admin !== 'object' || admin === null) return false;
  const { description, components }: { description?: unknown; components?: unknown } = admin;
  const isDrawn =
    typeof components === 'object' && components !== null && ('Description' in components || 'Field' in components);
  if (isDrawn) return true;
  const texts: Readonly<Record<string, unknown>> = typeof description === 'object' ? { ...description } : {};
  return LANGUAGES.every((language) => typeof texts[language] === 'string' && texts[language] !== '');
}

/** Returns the paths of the fields below that have no help text. */
function without(fields: readonly Field[], at: string): readonly string[] {
  return fields.flatMap((field): readonly string[] => {
    if ([field, field.admin].some((one) => one !== undefined && 'hidden' in one && one.hidden)) return [];
    const path = 'name' in field ? `${at}.${field.name}` : at;
    const own = NOT_FILLED_IN.includes(field.type) || helps(field.admin) ? [] : [path];
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => without(tab.fields, path));
    if (field.type === 'blocks') return field.blocks.flatMap((block) => without(block.fields, `${path}.${block.slug}`));
    return 'fields' in field ? [...own, ...without(field.fields, path)] : own;
  });
}

test.each([
  Pages,
  Projects,
  Posts,
  Jobs,
  Media,
  Reviews,
  Clients,
  Certificates,
  Redirects,
  Users,
  SiteSettingsGlobal,
  NavigationGlobal,
  MailsGlobal,
  PrivacySettings,
])('each field of $slug says in both languages what to write', ({ slug, fields }) => {
  expect(without(fields, slug)).toEqual([]);
});
