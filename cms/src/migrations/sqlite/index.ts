import * as migration_20261121_020410_initial from './20261121_020410_initial.ts';
import * as migration_20261121_110341_cuts_of_pictures from './20261121_110341_cuts_of_pictures.ts';
import * as migration_20261121_142652_link_and_results_title from './20261121_142652_link_and_results_title.ts';
import * as migration_20261122_043348_job_contact from './20261122_043348_job_contact.ts';
import * as migration_20261122_051741_topic_and_idempotency from './20261122_051741_topic_and_idempotency.ts';
import * as migration_20261122_052258_mails from './20261122_052258_mails.ts';
import * as migration_20261122_054435_accounts_audit_privacy from './20261122_054435_accounts_audit_privacy.ts';
import * as migration_20261122_054442_accounts_without_locks from './20261122_054442_accounts_without_locks.ts';
import * as migration_20261122_071014_rules_by_person from './20261122_071014_rules_by_person.ts';
import * as migration_20261122_162920_address_keys_and_indexes from './20261122_162920_address_keys_and_indexes.ts';
import * as migration_20261123_111428_pictures_with_originals from './20261123_111428_pictures_with_originals.ts';
import * as migration_20261123_114044_inbox_and_roles from './20261123_114044_inbox_and_roles.ts';
import * as migration_20261123_115718_drafts from './20261123_115718_drafts.ts';
import * as migration_20261123_120038_translations from './20261123_120038_translations.ts';
import * as migration_20261123_122524_navigation_and_words from './20261123_122524_navigation_and_words.ts';
import * as migration_20261123_123620_trash_versions_offices from './20261123_123620_trash_versions_offices.ts';
import * as migration_20261123_124447_free_pages_and_redirects from './20261123_124447_free_pages_and_redirects.ts';
import * as migration_20261123_143747_text_links from './20261123_143747_text_links.ts';
import * as migration_20261123_150000_deleted_references from './20261123_150000_deleted_references.ts';
import * as migration_20261123_204055_plan_mails from './20261123_204055_plan_mails.ts';
import * as migration_20261125_191255_redirect_kinds from './20261125_191255_redirect_kinds.ts';
import * as migration_20261125_193033_job_posted from './20261125_193033_job_posted.ts';
import * as migration_20261126_041206_form_rules_and_autoplay from './20261126_041206_form_rules_and_autoplay.ts';
import * as migration_20261126_041801_german_pictures from './20261126_041801_german_pictures.ts';
import * as migration_20261126_042457_moving_pictures from './20261126_042457_moving_pictures.ts';
import * as migration_20261128_022734_redirect_language from './20261128_022734_redirect_language.ts';
import * as migration_20261128_100805_words_that_close_pages from './20261128_100805_words_that_close_pages.ts';
import * as migration_20261128_110439_email_keys from './20261128_110439_email_keys.ts';
import * as migration_20261128_110456_kept_references from './20261128_110456_kept_references.ts';
import * as migration_20261128_111324_account_mails from './20261128_111324_account_mails.ts';
import * as migration_20261128_175607_saved_by from './20261128_175607_saved_by.ts';

export const migrations = [
  {
    up: migration_20261121_020410_initial.up,
    down: migration_20261121_020410_initial.down,
    name: '20261121_020410_initial',
  },
  {
    up: migration_20261121_110341_cuts_of_pictures.up,
    down: migration_20261121_110341_cuts_of_pictures.down,
    name: '20261121_110341_cuts_of_pictures',
  },
  {
    up: migration_20261121_142652_link_and_results_title.up,
    down: migration_20261121_142652_link_and_results_title.down,
    name: '20261121_142652_link_and_results_title',
  },
  {
    up: migration_20261122_043348_job_contact.up,
    down: migration_20261122_043348_job_contact.down,
    name: '20261122_043348_job_contact',
  },
  {
    up: migration_20261122_051741_topic_and_idempotency.up,
    down: migration_20261122_051741_topic_and_idempotency.down,
    name: '20261122_051741_topic_and_idempotency',
  },
  {
    up: migration_20261122_052258_mails.up,
    down: migration_20261122_052258_mails.down,
    name: '20261122_052258_mails',
  },
  {
    up: migration_20261122_054435_accounts_audit_privacy.up,
    down: migration_20261122_054435_accounts_audit_privacy.down,
    name: '20261122_054435_accounts_audit_privacy',
  },
  {
    up: migration_20261122_054442_accounts_without_locks.up,
    down: migration_20261122_054442_accounts_without_locks.down,
    name: '20261122_054442_accounts_without_locks',
  },
  {
    up: migration_20261122_071014_rules_by_person.up,
    down: migration_20261122_071014_rules_by_person.down,
    name: '20261122_071014_rules_by_person',
  },
  {
    up: migration_20261122_162920_address_keys_and_indexes.up,
    down: migration_20261122_162920_address_keys_and_indexes.down,
    name: '20261122_162920_address_keys_and_indexes',
  },
  {
    up: migration_20261123_111428_pictures_with_originals.up,
    down: migration_20261123_111428_pictures_with_originals.down,
    name: '20261123_111428_pictures_with_originals',
  },
  {
    up: migration_20261123_114044_inbox_and_roles.up,
    down: migration_20261123_114044_inbox_and_roles.down,
    name: '20261123_114044_inbox_and_roles',
  },
  {
    up: migration_20261123_115718_drafts.up,
    down: migration_20261123_115718_drafts.down,
    name: '20261123_115718_drafts',
  },
  {
    up: migration_20261123_120038_translations.up,
    down: migration_20261123_120038_translations.down,
    name: '20261123_120038_translations',
  },
  {
    up: migration_20261123_122524_navigation_and_words.up,
    down: migration_20261123_122524_navigation_and_words.down,
    name: '20261123_122524_navigation_and_words',
  },
  {
    up: migration_20261123_123620_trash_versions_offices.up,
    down: migration_20261123_123620_trash_versions_offices.down,
    name: '20261123_123620_trash_versions_offices',
  },
  {
    up: migration_20261123_124447_free_pages_and_redirects.up,
    down: migration_20261123_124447_free_pages_and_redirects.down,
    name: '20261123_124447_free_pages_and_redirects',
  },
  {
    up: migration_20261123_143747_text_links.up,
    down: migration_20261123_143747_text_links.down,
    name: '20261123_143747_text_links',
  },
  {
    up: migration_20261123_150000_deleted_references.up,
    down: migration_20261123_150000_deleted_references.down,
    name: '20261123_150000_deleted_references',
  },
  {
    up: migration_20261123_204055_plan_mails.up,
    down: migration_20261123_204055_plan_mails.down,
    name: '20261123_204055_plan_mails',
  },
  {
    up: migration_20261125_191255_redirect_kinds.up,
    down: migration_20261125_191255_redirect_kinds.down,
    name: '20261125_191255_redirect_kinds',
  },
  {
    up: migration_20261125_193033_job_posted.up,
    down: migration_20261125_193033_job_posted.down,
    name: '20261125_193033_job_posted',
  },
  {
    up: migration_20261126_041206_form_rules_and_autoplay.up,
    down: migration_20261126_041206_form_rules_and_autoplay.down,
    name: '20261126_041206_form_rules_and_autoplay',
  },
  {
    up: migration_20261126_041801_german_pictures.up,
    down: migration_20261126_041801_german_pictures.down,
    name: '20261126_041801_german_pictures',
  },
  {
    up: migration_20261126_042457_moving_pictures.up,
    down: migration_20261126_042457_moving_pictures.down,
    name: '20261126_042457_moving_pictures',
  },
  {
    up: migration_20261128_022734_redirect_language.up,
    down: migration_20261128_022734_redirect_language.down,
    name: '20261128_022734_redirect_language',
  },
  {
    up: migration_20261128_100805_words_that_close_pages.up,
    down: migration_20261128_100805_words_that_close_pages.down,
    name: '20261128_100805_words_that_close_pages',
  },
  {
    up: migration_20261128_110439_email_keys.up,
    down: migration_20261128_110439_email_keys.down,
    name: '20261128_110439_email_keys',
  },
  {
    up: migration_20261128_110456_kept_references.up,
    down: migration_20261128_110456_kept_references.down,
    name: '20261128_110456_kept_references',
  },
  {
    up: migration_20261128_111324_account_mails.up,
    down: migration_20261128_111324_account_mails.down,
    name: '20261128_111324_account_mails',
  },
  {
    up: migration_20261128_175607_saved_by.up,
    down: migration_20261128_175607_saved_by.down,
    name: '20261128_175607_saved_by'
  },
];
