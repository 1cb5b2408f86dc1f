import * as migration_20261121_020356_initial from './20261121_020356_initial.ts';
import * as migration_20261121_110322_cuts_of_pictures from './20261121_110322_cuts_of_pictures.ts';
import * as migration_20261121_142646_link_and_results_title from './20261121_142646_link_and_results_title.ts';
import * as migration_20261122_043345_job_contact from './20261122_043345_job_contact.ts';
import * as migration_20261122_051735_topic_and_idempotency from './20261122_051735_topic_and_idempotency.ts';
import * as migration_20261122_052252_mails from './20261122_052252_mails.ts';
import * as migration_20261122_054432_accounts_audit_privacy from './20261122_054432_accounts_audit_privacy.ts';
import * as migration_20261122_054438_accounts_without_locks from './20261122_054438_accounts_without_locks.ts';
import * as migration_20261122_071007_rules_by_person from './20261122_071007_rules_by_person.ts';
import * as migration_20261122_100010_audit_of_settings from './20261122_100010_audit_of_settings.ts';
import * as migration_20261122_162915_address_keys_and_indexes from './20261122_162915_address_keys_and_indexes.ts';
import * as migration_20261123_111424_pictures_with_originals from './20261123_111424_pictures_with_originals.ts';
import * as migration_20261123_114035_inbox_and_roles from './20261123_114035_inbox_and_roles.ts';
import * as migration_20261123_115712_drafts from './20261123_115712_drafts.ts';
import * as migration_20261123_120032_translations from './20261123_120032_translations.ts';
import * as migration_20261123_122521_navigation_and_words from './20261123_122521_navigation_and_words.ts';
import * as migration_20261123_123532_trash_versions_offices from './20261123_123532_trash_versions_offices.ts';
import * as migration_20261123_124426_free_pages_and_redirects from './20261123_124426_free_pages_and_redirects.ts';
import * as migration_20261123_143737_text_links from './20261123_143737_text_links.ts';
import * as migration_20261123_204051_plan_mails from './20261123_204051_plan_mails.ts';
import * as migration_20261125_191239_redirect_kinds from './20261125_191239_redirect_kinds.ts';
import * as migration_20261125_193027_job_posted from './20261125_193027_job_posted.ts';
import * as migration_20261126_041202_form_rules_and_autoplay from './20261126_041202_form_rules_and_autoplay.ts';
import * as migration_20261126_041757_german_pictures from './20261126_041757_german_pictures.ts';
import * as migration_20261126_042452_moving_pictures from './20261126_042452_moving_pictures.ts';
import * as migration_20261128_022719_redirect_language from './20261128_022719_redirect_language.ts';
import * as migration_20261128_100801_words_that_close_pages from './20261128_100801_words_that_close_pages.ts';
import * as migration_20261128_110437_email_keys from './20261128_110437_email_keys.ts';
import * as migration_20261128_110453_kept_references from './20261128_110453_kept_references.ts';
import * as migration_20261128_111321_account_mails from './20261128_111321_account_mails.ts';
import * as migration_20261128_171309_sent_again from './20261128_171309_sent_again.ts';
import * as migration_20261128_172743_english_translators from './20261128_172743_english_translators.ts';
import * as migration_20261128_175601_saved_by from './20261128_175601_saved_by.ts';

export const migrations = [
  {
    up: migration_20261121_020356_initial.up,
    down: migration_20261121_020356_initial.down,
    name: '20261121_020356_initial',
  },
  {
    up: migration_20261121_110322_cuts_of_pictures.up,
    down: migration_20261121_110322_cuts_of_pictures.down,
    name: '20261121_110322_cuts_of_pictures',
  },
  {
    up: migration_20261121_142646_link_and_results_title.up,
    down: migration_20261121_142646_link_and_results_title.down,
    name: '20261121_142646_link_and_results_title',
  },
  {
    up: migration_20261122_043345_job_contact.up,
    down: migration_20261122_043345_job_contact.down,
    name: '20261122_043345_job_contact',
  },
  {
    up: migration_20261122_051735_topic_and_idempotency.up,
    down: migration_20261122_051735_topic_and_idempotency.down,
    name: '20261122_051735_topic_and_idempotency',
  },
  {
    up: migration_20261122_052252_mails.up,
    down: migration_20261122_052252_mails.down,
    name: '20261122_052252_mails',
  },
  {
    up: migration_20261122_054432_accounts_audit_privacy.up,
    down: migration_20261122_054432_accounts_audit_privacy.down,
    name: '20261122_054432_accounts_audit_privacy',
  },
  {
    up: migration_20261122_054438_accounts_without_locks.up,
    down: migration_20261122_054438_accounts_without_locks.down,
    name: '20261122_054438_accounts_without_locks',
  },
  {
    up: migration_20261122_071007_rules_by_person.up,
    down: migration_20261122_071007_rules_by_person.down,
    name: '20261122_071007_rules_by_person',
  },
  {
    up: migration_20261122_100010_audit_of_settings.up,
    down: migration_20261122_100010_audit_of_settings.down,
    name: '20261122_100010_audit_of_settings',
  },
  {
    up: migration_20261122_162915_address_keys_and_indexes.up,
    down: migration_20261122_162915_address_keys_and_indexes.down,
    name: '20261122_162915_address_keys_and_indexes',
  },
  {
    up: migration_20261123_111424_pictures_with_originals.up,
    down: migration_20261123_111424_pictures_with_originals.down,
    name: '20261123_111424_pictures_with_originals',
  },
  {
    up: migration_20261123_114035_inbox_and_roles.up,
    down: migration_20261123_114035_inbox_and_roles.down,
    name: '20261123_114035_inbox_and_roles',
  },
  {
    up: migration_20261123_115712_drafts.up,
    down: migration_20261123_115712_drafts.down,
    name: '20261123_115712_drafts',
  },
  {
    up: migration_20261123_120032_translations.up,
    down: migration_20261123_120032_translations.down,
    name: '20261123_120032_translations',
  },
  {
    up: migration_20261123_122521_navigation_and_words.up,
    down: migration_20261123_122521_navigation_and_words.down,
    name: '20261123_122521_navigation_and_words',
  },
  {
    up: migration_20261123_123532_trash_versions_offices.up,
    down: migration_20261123_123532_trash_versions_offices.down,
    name: '20261123_123532_trash_versions_offices',
  },
  {
    up: migration_20261123_124426_free_pages_and_redirects.up,
    down: migration_20261123_124426_free_pages_and_redirects.down,
    name: '20261123_124426_free_pages_and_redirects',
  },
  {
    up: migration_20261123_143737_text_links.up,
    down: migration_20261123_143737_text_links.down,
    name: '20261123_143737_text_links',
  },
  {
    up: migration_20261123_204051_plan_mails.up,
    down: migration_20261123_204051_plan_mails.down,
    name: '20261123_204051_plan_mails',
  },
  {
    up: migration_20261125_191239_redirect_kinds.up,
    down: migration_20261125_191239_redirect_kinds.down,
    name: '20261125_191239_redirect_kinds',
  },
  {
    up: migration_20261125_193027_job_posted.up,
    down: migration_20261125_193027_job_posted.down,
    name: '20261125_193027_job_posted',
  },
  {
    up: migration_20261126_041202_form_rules_and_autoplay.up,
    down: migration_20261126_041202_form_rules_and_autoplay.down,
    name: '20261126_041202_form_rules_and_autoplay',
  },
  {
    up: migration_20261126_041757_german_pictures.up,
    down: migration_20261126_041757_german_pictures.down,
    name: '20261126_041757_german_pictures',
  },
  {
    up: migration_20261126_042452_moving_pictures.up,
    down: migration_20261126_042452_moving_pictures.down,
    name: '20261126_042452_moving_pictures',
  },
  {
    up: migration_20261128_022719_redirect_language.up,
    down: migration_20261128_022719_redirect_language.down,
    name: '20261128_022719_redirect_language',
  },
  {
    up: migration_20261128_100801_words_that_close_pages.up,
    down: migration_20261128_100801_words_that_close_pages.down,
    name: '20261128_100801_words_that_close_pages',
  },
  {
    up: migration_20261128_110437_email_keys.up,
    down: migration_20261128_110437_email_keys.down,
    name: '20261128_110437_email_keys',
  },
  {
    up: migration_20261128_110453_kept_references.up,
    down: migration_20261128_110453_kept_references.down,
    name: '20261128_110453_kept_references',
  },
  {
    up: migration_20261128_111321_account_mails.up,
    down: migration_20261128_111321_account_mails.down,
    name: '20261128_111321_account_mails',
  },
  {
    up: migration_20261128_171309_sent_again.up,
    down: migration_20261128_171309_sent_again.down,
    name: '20261128_171309_sent_again',
  },
  {
    up: migration_20261128_172743_english_translators.up,
    down: migration_20261128_172743_english_translators.down,
    name: '20261128_172743_english_translators',
  },
  {
    up: migration_20261128_175601_saved_by.up,
    down: migration_20261128_175601_saved_by.down,
    name: '20261128_175601_saved_by'
  },
];
