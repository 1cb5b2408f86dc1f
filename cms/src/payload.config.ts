import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@kontorwerk/contract/languages';
import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/time-zone';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { withoutHiddenSorts } from './access/hidden-sorts.ts';
import { withOwnRules } from './access/payloads-own.ts';
import { hasRole } from './access/roles.ts';
import { withoutToldAccess } from './access/told-access.ts';
import { failWithLookUp } from './accounts/account-look-up.ts';
import { PAYLOAD_WORDS } from './admin/payload-words.ts';
import { withSearchInAllLanguages } from './admin/search-languages.ts';
import { AuditLog } from './audit/audit-log.ts';
import { contentHub } from './changes/hub.ts';
import { checkEndpoints } from './checks/check-endpoints.ts';
import { Applications } from './collections/applications.ts';
import { Certificates } from './collections/certificates.ts';
import { Clients } from './collections/clients.ts';
import { ContactMessages } from './collections/contact-messages.ts';
import { Jobs } from './collections/jobs.ts';
import { Media } from './collections/media.ts';
import { Pages } from './collections/pages.ts';
import { Posts } from './collections/posts.ts';
import { Projects } from './collections/projects.ts';
import { Redirects } from './collections/redirects.ts';
import { Resumes } from './collections/resumes.ts';
import { Reviews } from './collections/reviews.ts';
import { Users } from './collections/users.ts';
import { withConcurrentEdits } from './concurrent/with-concurrent-edits.ts';
import { dashboard } from './dashboard/dashboard.ts';
import { database } from './database/adapter.ts';
import { ADMIN_DATES } from './dates/admin-dates.ts';
import { withReadableDates } from './dates/readable-dates.ts';
import { DraftLinks } from './drafts/draft-links.ts';
import { LIVE_PREVIEW } from './drafts/live-preview.ts';
import { withReadableStatus } from './drafts/readable-status.ts';
import { editor } from './fields/editor.ts';
import { withFiles } from './files/payloads-files.ts';
import { MailsGlobal } from './globals/mails.ts';
import { SiteSettingsGlobal } from './globals/site-settings.ts';
import { answerClientFault } from './http/client-fault.ts';
import { answerDatabaseFault } from './http/database-fault-answer.ts';
import { withFormedRequests } from './http/malformed-request.ts';
import { InboxAnswers, InboxNotes } from './inbox/thread-collections.ts';
import { LANGUAGE_NAMES } from './labels.ts';
import { log } from './log/log.ts';
import { callWebhook } from './mail/call-webhook.ts';
import { outbox } from './mail/outbox.ts';
import { hasDueJobs, MAIL_QUEUE } from './mail/queue.ts';
import { sendMail } from './mail/send-mail.ts';
import { mailAdapter } from './mail/transport.ts';
import { NavigationGlobal } from './navigation/navigation-global.ts';
import { payloadSecret } from './payload-secret.ts';
import { PrivacySettings } from './privacy/privacy-settings.ts';
import { NIGHTLY, retentionTask } from './privacy/retention-task.ts';
import { withReadableValues } from './readable/readable-values.ts';
import { withRemovedRows } from './rows/with-removed-rows.ts';
import { planEndpoints } from './schedule/plan-endpoints.ts';
import { scheduleTask } from './schedule/schedule-task.ts';
import { CMS_ROOT, settings } from './settings.ts';
import { tracedTask } from './tracing/traced-task.ts';
import { withTranslations } from './translations/with-translations.ts';
import { withTranslatorsForms } from './translators/form-access.ts';
import { withUnsaved } from './unsaved/with-unsaved.ts';
import { keepingReferences } from './usage/kept-references.ts';
import { withoutHiddenDifferences } from './versions/hidden-fields.ts';
import { readPublished } from './wire/published.ts';
import { WordsGlobal } from './words/words-global.ts';

const src = join(CMS_ROOT, 'src');

/** The content backend: what editors write, who may, and where it is kept. */
const config = buildConfig({
  serverURL: settings.publicUrl,
  cors: [settings.publicUrl],
  csrf: [settings.publicUrl],
  secret: payloadSecret(settings),
  db: keepingReferences(await database(settings.databaseUri, contentHub.transactionEnded)),
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
    user: Users.slug,
    // Payload's default asks a third party for a picture of whoever is signed in.
    avatar: 'default',
    importMap: { baseDir: src, importMapFile: join(src, 'app/(payload)/admin/importMap.js') },
    // Payload's default puts German dates together in the English order.
    dateFormat: ADMIN_DATES,
    dashboard,
    components: {
      providers: ['/admin/named-controls.tsx#NamedControls'],
      graphics: { Logo: '/admin/brand.tsx#BrandLogo', Icon: '/admin/brand.tsx#BrandIcon' },
      beforeNavLinks: ['/admin/navigation-links.tsx#NavigationLinks', '/translations/waiting-link.tsx#WaitingLink'],
      views: {
        attention: { Component: '/checks/admin/attention-view.tsx#AttentionView', path: '/attention', exact: true },
        pipeline: { Component: '/inbox/admin/pipeline-view.tsx#PipelineView', path: '/pipeline', exact: true },
        planned: { Component: '/schedule/admin/planned-view.tsx#PlannedView', path: '/planned', exact: true },
        redirectsImport: {
          Component: '/redirects/admin/import-view.tsx#ImportView',
          path: '/redirects-import',
          exact: true,
        },
        signInCode: { Component: '/accounts/code-page.tsx#CodePage', path: '/sign-in-code', exact: true },
        translations: { Component: '/translations/waiting-view.tsx#WaitingView', path: '/translations', exact: true },
      },
    },
    meta: {
      titleSuffix: ' · CMS',
      // Drawing them takes a while, and anybody could ask for any number.
      defaultOGImageType: 'off',
      robots: 'noindex, nofollow',
      // The site's own, which serves the admin too.
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    },
    livePreview: LIVE_PREVIEW,
    timezones: { defaultTimezone: AGENCY_TIME_ZONE },
  },
  collections: [
    Pages,
    Projects,
    Posts,
    Jobs,
    Media,
    Reviews,
    Clients,
    Certificates,
    Redirects,
    ContactMessages,
    Applications,
    Resumes,
    InboxNotes,
    InboxAnswers,
    Users,
    AuditLog,
    DraftLinks,
  ],
  globals: [SiteSettingsGlobal, NavigationGlobal, WordsGlobal, MailsGlobal, PrivacySettings],
  endpoints: [...planEndpoints, ...checkEndpoints],
  plugins: [
    withFiles,
    withTranslations,
    withTranslatorsForms,
    withUnsaved,
    withConcurrentEdits,
    withRemovedRows,
    withFormedRequests,
  ],
  hooks: { afterError: [answerClientFault, answerDatabaseFault] },
  jobs: {
    tasks: [tracedTask(sendMail), tracedTask(callWebhook), tracedTask(retentionTask), tracedTask(scheduleTask)],
    // Scheduled publishing and what goes out, every other second; runs only where Payload is started with `cron`.
    autoRun: [
      { cron: '*/2 * * * * *', queue: 'default', limit: 50, disableScheduling: true },
      { cron: '*/2 * * * * *', queue: MAIL_QUEUE, limit: 30, silent: true, disableScheduling: true },
      { cron: '* * * * *', queue: NIGHTLY },
    ],
    shouldAutoRun: hasDueJobs,
    // The oldest first; the outbox itself shows the newest first.
    processingOrder: 'createdAt',
    // They stay as what the outbox shows.
    deleteJobOnComplete: false,
    jobsCollectionOverrides: outbox,
    access: {
      // It changes something by GET, and what is due runs by itself.
      run: () => false,
      queue: ({ req }) => hasRole(req.user, 'editor'),
      cancel: ({ req }) => hasRole(req.user, 'editor'),
    },
  },
  upload: { limits: { fileSize: 20 * 1024 * 1024 }, abortOnLimit: true },
  typescript: { outputFile: join(src, 'payload-types.ts') },
  onInit: (payload) => {
    payload.authStrategies = payload.authStrategies.map(failWithLookUp);
    contentHub.connect((part, since) => readPublished(payload, part, since));
  },
});

export default config
  .then(withOwnRules)
  .then(withoutHiddenSorts)
  .then(withoutToldAccess)
  .then(withoutHiddenDifferences)
  .then(withReadableDates)
  .then(withReadableValues)
  .then(withReadableStatus)
  .then(withSearchInAllLanguages);
