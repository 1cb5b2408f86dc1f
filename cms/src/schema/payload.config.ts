import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@kontorwerk/contract/languages';
import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/settings/time-zone';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { withAccounts } from '#cms/accounts/with-accounts.ts';
import { withAddresses, withRedirectLock } from '#cms/addresses/with-addresses.ts';
import { answerClientFault } from '#cms/base/client-fault.ts';
import { CMS_ROOT } from '#cms/base/folders.ts';
import { LANGUAGE_NAMES } from '#cms/base/labels.ts';
import { log } from '#cms/base/log/log.ts';
import { readPayloadSecret } from '#cms/base/payload-secret.ts';
import { settings } from '#cms/base/settings.ts';
import { contentHub } from '#cms/content/changes/hub-hooks.ts';
import { reorderEndpoint } from '#cms/content/order/reorder-endpoint.ts';
import { readPublished } from '#cms/content/wire/published-content.ts';
import { withInbox } from '#cms/inbox/with-inbox.ts';
import { rejectFailedLookUps } from '#cms/kit/access/account-look-up.ts';
import { withoutHiddenSorts } from '#cms/kit/access/hidden-sorts.ts';
import { withoutAnonymousRights, withPayloadRules } from '#cms/kit/access/payload-rules.ts';
import { withUploadAccess } from '#cms/kit/access/upload-access.ts';
import { PAYLOAD_WORDS } from '#cms/kit/admin/payload-words.ts';
import { withSearchInAllLanguages } from '#cms/kit/admin/search-languages.ts';
import { withRefusedForms } from '#cms/kit/admin/with-refused-forms.ts';
import { withAuditLog } from '#cms/kit/audit/audit-log.ts';
import { withBulkWrites } from '#cms/kit/bulk/bulk-writes.ts';
import { withConcurrentEdits } from '#cms/kit/concurrent/with-concurrent-edits.ts';
import { ADMIN_DATES } from '#cms/kit/dates/admin-dates.ts';
import { withReadableDates } from '#cms/kit/dates/readable-dates.ts';
import { editor } from '#cms/kit/fields/editor.ts';
import { answerDatabaseFault } from '#cms/kit/http/database-fault-answer.ts';
import { withValidRequests } from '#cms/kit/http/malformed-request.ts';
import { withServerDates } from '#cms/kit/http/server-dates.ts';
import { withReadableValues } from '#cms/kit/readable/readable-values.ts';
import { withRestorableRows } from '#cms/kit/rows/restorable-rows.ts';
import { withUnsaved } from '#cms/kit/unsaved/with-unsaved.ts';
import { withoutHiddenDifferences } from '#cms/kit/versions/hidden-fields.ts';
import { withoutLogQueries } from '#cms/mail/outbox-queries.ts';
import { mailAdapter } from '#cms/mail/transport.ts';
import { withOutbox } from '#cms/mail/with-outbox.ts';
import { withChecks } from '#cms/publishing/checks/with-checks.ts';
import { PREVIEWED_PARTS } from '#cms/publishing/drafts/previewed-collections.ts';
import { withReadableStatus } from '#cms/publishing/drafts/readable-status.ts';
import { deleteUntouchedDrafts } from '#cms/publishing/drafts/untouched-drafts.ts';
import { withDrafts } from '#cms/publishing/drafts/with-drafts.ts';
import { FURTHER_WRITERS } from '#cms/publishing/schedule/plan-mail.ts';
import { withPlans } from '#cms/publishing/schedule/with-plans.ts';
import { withDeletionGuard, withUsage } from '#cms/publishing/usage/with-usage.ts';
import { createAdapter } from '#cms/storage/database/adapter.ts';
import { withFileStore } from '#cms/storage/files/payload-files.ts';
import { publishRefusal } from '#cms/translation/translators/translator-hooks.ts';
import { withTranslators } from '#cms/translation/translators/with-translators.ts';
import { withPendingNotes, withTranslations } from '#cms/translation/with-translations.ts';
import { Certificates } from './collections/certificates.ts';
import { Clients } from './collections/clients.ts';
import { Jobs } from './collections/jobs.ts';
import { Media } from './collections/media.ts';
import { Pages } from './collections/pages.ts';
import { Posts } from './collections/posts.ts';
import { Projects } from './collections/projects.ts';
import { Reviews } from './collections/reviews.ts';
import { dashboard } from './dashboard/dashboard.ts';
import { MailsGlobal } from './globals/mails.ts';
import { SiteSettingsGlobal } from './globals/site-settings.ts';
import { NavigationGlobal } from './navigation/navigation-global.ts';
import { WordsGlobal } from './words/words-global.ts';

const src = join(CMS_ROOT, 'src');

/** The CMS's configuration: collections, access and storage. */
const config = buildConfig({
  serverURL: settings.publicUrl,
  cors: [settings.publicUrl],
  csrf: [settings.publicUrl],
  secret: readPayloadSecret(settings),
  db: await createAdapter(settings.databaseUri, contentHub.endTransaction),
  editor,
  sharp,
  graphQL: { disable: true },
  telemetry: false,
  logger: log,
  email: mailAdapter(settings),
  localization: {
    locales: LANGUAGES.map((code) => ({ code, label: LANGUAGE_NAMES[code][code] })),
    defaultLocale: DEFAULT_LANGUAGE,
    fallback: false,
  },
  i18n: {
    supportedLanguages: { en, de },
    fallbackLanguage: DEFAULT_LANGUAGE,
    translations: PAYLOAD_WORDS,
  },
  admin: {
    // Payload's default requests the user's picture from a third party.
    avatar: 'default',
    importMap: { baseDir: src, importMapFile: join(src, 'app/(payload)/admin/importMap.js') },
    // Payload's default formats German dates in the English order.
    dateFormat: ADMIN_DATES,
    dashboard,
    components: {
      providers: ['/kit/admin/text-corrections.tsx#TextCorrections'],
      graphics: { Logo: '/kit/admin/brand.tsx#BrandLogo', Icon: '/kit/admin/brand.tsx#BrandIcon' },
      beforeDashboard: ['/schema/dashboard/dashboard-heading.tsx#DashboardHeading'],
      beforeNavLinks: ['/schema/navigation/navigation-links.tsx#NavigationLinks'],
    },
    meta: {
      titleSuffix: ' · CMS',
      // Rendering them takes a while, and any client could request any number.
      defaultOGImageType: 'off',
      robots: 'noindex, nofollow',
      // The site's own, since the site serves the admin too.
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    },
    timezones: { defaultTimezone: AGENCY_TIME_ZONE },
  },
  collections: [Pages, Projects, Posts, Jobs, Media, Reviews, Clients, Certificates],
  globals: [SiteSettingsGlobal, NavigationGlobal, WordsGlobal, MailsGlobal],
  endpoints: [reorderEndpoint],
  // Panels and controls stand in this order. A later one's hooks run earlier before an operation, and later after it.
  plugins: [
    withOutbox(FURTHER_WRITERS),
    withDeletionGuard,
    withAddresses,
    withInbox({ untouched: deleteUntouchedDrafts }),
    withAccounts,
    withAuditLog,
    withPendingNotes(PREVIEWED_PARTS),
    withDrafts,
    withPlans,
    withChecks(publishRefusal),
    withUsage,
    withFileStore,
    withTranslations,
    withTranslators,
    withUnsaved,
    withRefusedForms,
    withConcurrentEdits,
    withRedirectLock,
    withRestorableRows,
    withBulkWrites,
  ],
  hooks: { afterError: [answerClientFault, answerDatabaseFault] },
  upload: { limits: { fileSize: 20 * 1024 * 1024 }, abortOnLimit: true },
  typescript: {
    outputFile: join(src, 'base/payload-types.ts'),
    // Payload would start a process for it with each command that isn't in production, such as an export.
    autoGenerate: process.env.NODE_ENV === 'development',
  },
  onInit: (payload) => {
    payload.authStrategies = payload.authStrategies.map(rejectFailedLookUps);
    contentHub.connect((part, since) => readPublished(payload, part, since));
  },
});

export default config
  .then(withValidRequests)
  .then(withServerDates)
  .then(withoutLogQueries)
  .then(withPayloadRules)
  .then(withoutHiddenSorts)
  .then(withoutAnonymousRights)
  .then(withUploadAccess)
  .then(withoutHiddenDifferences)
  .then(withReadableDates)
  .then(withReadableValues)
  .then(withReadableStatus)
  .then(withSearchInAllLanguages);
