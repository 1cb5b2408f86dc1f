import { NoDifference as NoDifference_48161b6fc393afc8a3a0070c4004fdc7 } from '../../../kit/versions/no-difference.tsx'
import { TranslationState as TranslationState_66138b30b3f34507791257ff0a466ab8 } from '../../../translation/admin/translation-state.tsx'
import { OtherLanguage as OtherLanguage_def9ecaf346f26bc272cf633b84b97a9 } from '../../../translation/other-language.tsx'
import { MenuPanel as MenuPanel_36a03fa9db60254674aedb75063476c3 } from '../../../schema/navigation/admin/menu-panel.tsx'
import { ValueDiff as ValueDiff_bf51d9b061cc5fd0e68ca3ce50e00076 } from '../../../kit/readable/value-diff.tsx'
import { PlanPanel as PlanPanel_ae360d904aeb078b5148c63534dc042d } from '../../../publishing/schedule/admin/plan-panel.tsx'
import { PlanCell as PlanCell_a8cbb7fb66c7f90bac655659a8512186 } from '../../../publishing/schedule/admin/plan-cell.tsx'
import { CheckPanel as CheckPanel_a02f51d4b9ad0131624385d1adac6df0 } from '../../../publishing/checks/admin/check-panel.tsx'
import { UsagePanel as UsagePanel_7ba5b97eb064c77682b85dd6707376bf } from '../../../publishing/usage/admin/usage-panel.tsx'
import { ValueCell as ValueCell_c416f9e7de248d229f5b6c1abb641d15 } from '../../../kit/readable/value-cell.tsx'
import { LinkHelp as LinkHelp_005cad6b1b4c7bd77e32e0ba530b7216 } from '../../../kit/fields/link-help.tsx'
import { BlockLabel as BlockLabel_558624c0698518de2b9d8e654960249e } from '../../../kit/admin/row-labels.tsx'
import { RowTitle as RowTitle_558624c0698518de2b9d8e654960249e } from '../../../kit/admin/row-labels.tsx'
import { RowsDiff as RowsDiff_1e7eaf285a83291a70c0f46a5654615d } from '../../../kit/versions/rows-diff.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PasteFeatureClient as PasteFeatureClient_13b8ca0e66e9729569e570a20ce2a582 } from '../../../kit/fields/pasting/paste-plugin.tsx'
import { TextStateFeatureClient as TextStateFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { NamedTableFeature as NamedTableFeature_ff2c0f599729cf284d789b1a9538dd28 } from '../../../kit/fields/table-names.ts'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { DayCell as DayCell_c852399062aee95558431e50785f614b } from '../../../kit/dates/date-cell.tsx'
import { DateField as DateField_b31700216ca8c207f45c38ef345e0184 } from '../../../kit/dates/date-field.tsx'
import { DateFilter as DateFilter_b599421965e5b5e52c72e2a35a65a9f0 } from '../../../kit/dates/date-filter.tsx'
import { SearchPreview as SearchPreview_ad5916169118fc0ffeb361d3a8234c83 } from '../../../kit/admin/search-preview.tsx'
import { MomentCell as MomentCell_c852399062aee95558431e50785f614b } from '../../../kit/dates/date-cell.tsx'
import { StatusCell as StatusCell_5259c0b926edac30109fa81b34867ebf } from '../../../publishing/drafts/status-cell.tsx'
import { ListOrder as ListOrder_7d74037e82246c68b904271b69420c07 } from '../../../kit/admin/list-order.tsx'
import { BulkPublish as BulkPublish_2838c748e112097e051b02af9feef0c6 } from '../../../publishing/drafts/bulk-publish.tsx'
import { PendingNote as PendingNote_dfba07ee34037bf3aa40f45a8b439221 } from '../../../translation/pending-note.tsx'
import { DraftControls as DraftControls_88df091636e81880ea1edf915486cfc3 } from '../../../publishing/drafts/draft-controls.tsx'
import { UnsavedForm as UnsavedForm_75312062ae059b2ae805e52c5c86e95c } from '../../../kit/unsaved/unsaved-form.tsx'
import { RefusedForm as RefusedForm_b6840d0ec18c7e1130442674cba45de6 } from '../../../kit/admin/refused-form.tsx'
import { ConcurrentEdits as ConcurrentEdits_de32708ae41a91ceb39c9903a80eee06 } from '../../../kit/concurrent/admin/concurrent-edits.tsx'
import { CheckedPublishButton as CheckedPublishButton_9b32151c9bfaf26c9b37dc40dd5532e2 } from '../../../publishing/checks/admin/checked-publish-button.tsx'
import { OfficeSelect as OfficeSelect_725304b6cccb2763027e767c354224af } from '../../../content/offices/admin/office-select.tsx'
import { AltReminder as AltReminder_7e327ac0110105ff3800518476231cb6 } from '../../../content/media/admin/alt-reminder.tsx'
import { PictureOrigin as PictureOrigin_cf2abd5fd81d48ea8516b0d2abe25bae } from '../../../content/media/admin/picture-origin.tsx'
import { FileControl as FileControl_31d4d172832bfc257a47d997c63a9173 } from '../../../content/media/admin/file-control.tsx'
import { RedirectsBar as RedirectsBar_99d083f5eeb5ebee59fbfecfc054d3dd } from '../../../addresses/redirects/admin/redirects-bar.tsx'
import { StateCell as StateCell_c8ae82466ca4891ed2e5bd1f968114c9 } from '../../../inbox/admin/state-cell.tsx'
import { StateField as StateField_8f53fef44bce2fee0417dd28d3094033 } from '../../../inbox/admin/state-field.tsx'
import { ThreadPanel as ThreadPanel_872a18f01d5bd32cad542bb181086202 } from '../../../inbox/admin/thread-panel.tsx'
import { InboxBar as InboxBar_9f93c8f57b7057546c73b742861cf722 } from '../../../inbox/admin/inbox-bar.tsx'
import { ResumePreview as ResumePreview_dee2178d7f7719708bbadeefb49a2830 } from '../../../inbox/resumes/admin/resume-preview.tsx'
import { CurrentPassword as CurrentPassword_8e8f265b7a00f5b19cd0fcb9f489e475 } from '../../../accounts/current-password.tsx'
import { SecondFactorPanel as SecondFactorPanel_35a958fae3e4af8d160fb34a707cd209 } from '../../../accounts/second-factor-panel.tsx'
import { DeliveryActions as DeliveryActions_fd4cd0d16ad30ff4587cbc15bc106ce4 } from '../../../mail/admin/delivery-actions.tsx'
import { NavigationRowLabel as NavigationRowLabel_53a16cd6353f21bc4507f09f73fe8696 } from '../../../schema/navigation/row-label.tsx'
import { WordField as WordField_be748e3e3401e34dbe6c9785aa5fb5e4 } from '../../../schema/words/word-field.tsx'
import { LongWordField as LongWordField_be748e3e3401e34dbe6c9785aa5fb5e4 } from '../../../schema/words/word-field.tsx'
import { RuleLabel as RuleLabel_a3929e5906679663f52415b7df851f5e } from '../../../mail/admin/rule-label.tsx'
import { MailPreviews as MailPreviews_a766122bf217422d9b0cb7cef9b3eeb9 } from '../../../mail/admin/mail-previews.tsx'
import { RowMenus as RowMenus_284f7e780669b401b998081214a816ff } from '../../../kit/rows/row-menus.tsx'
import { PersonPanel as PersonPanel_dc9870989689e9c8b606f711248293ab } from '../../../inbox/privacy/person-panel.tsx'
import { BrandIcon as BrandIcon_f75dce29d474c4ef29f62dedd27461c9 } from '../../../kit/admin/brand.tsx'
import { BrandLogo as BrandLogo_f75dce29d474c4ef29f62dedd27461c9 } from '../../../kit/admin/brand.tsx'
import { DashboardHeading as DashboardHeading_3f6df2565e9aa8de01d1a7ed1c93b52e } from '../../../schema/dashboard/dashboard-heading.tsx'
import { SignInHeading as SignInHeading_cc6a19101ade0c5887dac186d2473b7e } from '../../../accounts/sign-in-heading.tsx'
import { NavigationLinks as NavigationLinks_8f56ef54a61f5f8c1be78073347ab960 } from '../../../schema/navigation/navigation-links.tsx'
import { PendingLink as PendingLink_571f1d5355970259d5370dba18b49dc2 } from '../../../translation/pending-link.tsx'
import { TextCorrections as TextCorrections_043d204d64767e395f974a5f34c7e32a } from '../../../kit/admin/text-corrections.tsx'
import { RestoreRefusals as RestoreRefusals_275d9a52e34efd082c03679bf98a2336 } from '../../../publishing/drafts/restore-refusals.tsx'
import { UnsavedProvider as UnsavedProvider_ee3ca17a282ecacd7aa2358cf8780e62 } from '../../../kit/unsaved/unsaved-provider.tsx'
import { VersionAuthors as VersionAuthors_03324bd17f5f907668248034c0cdbcfb } from '../../../kit/concurrent/admin/version-authors.tsx'
import { ImportView as ImportView_944eeea0159e87a8e2f3af8721a0e9bc } from '../../../addresses/redirects/admin/import-view.tsx'
import { PipelineView as PipelineView_b28f3418c59b36dd697669f15ea3c30b } from '../../../inbox/admin/pipeline-view.tsx'
import { CodePage as CodePage_8ed132dfe3addb443f8d82e5350e73c8 } from '../../../accounts/code-page.tsx'
import { PlansView as PlansView_53a0f78b4358283ba1e99cdbf6bbaa93 } from '../../../publishing/schedule/admin/plans-view.tsx'
import { AttentionView as AttentionView_021502832efd9e00a858ee4491e9e09a } from '../../../publishing/checks/admin/attention-view.tsx'
import { PendingView as PendingView_b965250b68998256b3a08cbc69eef607 } from '../../../translation/pending-view.tsx'
import { InboxWidget as InboxWidget_8fc95345ca989202426029fe4ca0a9c9 } from '../../../schema/dashboard/inbox-widget.tsx'
import { TranslationsWidget as TranslationsWidget_64b72c9ab5fd79bab18fdb64cf75dd1f } from '../../../schema/dashboard/translations-widget.tsx'
import { ScheduleWidget as ScheduleWidget_32d503d080d7a4291eb8cc71e6b21b02 } from '../../../schema/dashboard/schedule-widget.tsx'
import { RecentWidget as RecentWidget_0b58c69fbc1218ee31b2b98630a6dbb1 } from '../../../schema/dashboard/recent-widget.tsx'
import { MailWidget as MailWidget_e7199a4139e01766be853323b7566439 } from '../../../schema/dashboard/mail-widget.tsx'
import { HealthWidget as HealthWidget_1da888add2b3c06d714295f53cf4f9e4 } from '../../../schema/dashboard/health-widget.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/kit/versions/no-difference.tsx#NoDifference": NoDifference_48161b6fc393afc8a3a0070c4004fdc7,
  "/translation/admin/translation-state.tsx#TranslationState": TranslationState_66138b30b3f34507791257ff0a466ab8,
  "/translation/other-language.tsx#OtherLanguage": OtherLanguage_def9ecaf346f26bc272cf633b84b97a9,
  "/schema/navigation/admin/menu-panel.tsx#MenuPanel": MenuPanel_36a03fa9db60254674aedb75063476c3,
  "/kit/readable/value-diff.tsx#ValueDiff": ValueDiff_bf51d9b061cc5fd0e68ca3ce50e00076,
  "/publishing/schedule/admin/plan-panel.tsx#PlanPanel": PlanPanel_ae360d904aeb078b5148c63534dc042d,
  "/publishing/schedule/admin/plan-cell.tsx#PlanCell": PlanCell_a8cbb7fb66c7f90bac655659a8512186,
  "/publishing/checks/admin/check-panel.tsx#CheckPanel": CheckPanel_a02f51d4b9ad0131624385d1adac6df0,
  "/publishing/usage/admin/usage-panel.tsx#UsagePanel": UsagePanel_7ba5b97eb064c77682b85dd6707376bf,
  "/kit/readable/value-cell.tsx#ValueCell": ValueCell_c416f9e7de248d229f5b6c1abb641d15,
  "/kit/fields/link-help.tsx#LinkHelp": LinkHelp_005cad6b1b4c7bd77e32e0ba530b7216,
  "/kit/admin/row-labels.tsx#BlockLabel": BlockLabel_558624c0698518de2b9d8e654960249e,
  "/kit/admin/row-labels.tsx#RowTitle": RowTitle_558624c0698518de2b9d8e654960249e,
  "/kit/versions/rows-diff.tsx#RowsDiff": RowsDiff_1e7eaf285a83291a70c0f46a5654615d,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/kit/fields/pasting/paste-plugin.tsx#PasteFeatureClient": PasteFeatureClient_13b8ca0e66e9729569e570a20ce2a582,
  "@payloadcms/richtext-lexical/client#TextStateFeatureClient": TextStateFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/kit/fields/table-names.ts#NamedTableFeature": NamedTableFeature_ff2c0f599729cf284d789b1a9538dd28,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/kit/dates/date-cell.tsx#DayCell": DayCell_c852399062aee95558431e50785f614b,
  "/kit/dates/date-field.tsx#DateField": DateField_b31700216ca8c207f45c38ef345e0184,
  "/kit/dates/date-filter.tsx#DateFilter": DateFilter_b599421965e5b5e52c72e2a35a65a9f0,
  "/kit/admin/search-preview.tsx#SearchPreview": SearchPreview_ad5916169118fc0ffeb361d3a8234c83,
  "/kit/dates/date-cell.tsx#MomentCell": MomentCell_c852399062aee95558431e50785f614b,
  "/publishing/drafts/status-cell.tsx#StatusCell": StatusCell_5259c0b926edac30109fa81b34867ebf,
  "/kit/admin/list-order.tsx#ListOrder": ListOrder_7d74037e82246c68b904271b69420c07,
  "/publishing/drafts/bulk-publish.tsx#BulkPublish": BulkPublish_2838c748e112097e051b02af9feef0c6,
  "/translation/pending-note.tsx#PendingNote": PendingNote_dfba07ee34037bf3aa40f45a8b439221,
  "/publishing/drafts/draft-controls.tsx#DraftControls": DraftControls_88df091636e81880ea1edf915486cfc3,
  "/kit/unsaved/unsaved-form.tsx#UnsavedForm": UnsavedForm_75312062ae059b2ae805e52c5c86e95c,
  "/kit/admin/refused-form.tsx#RefusedForm": RefusedForm_b6840d0ec18c7e1130442674cba45de6,
  "/kit/concurrent/admin/concurrent-edits.tsx#ConcurrentEdits": ConcurrentEdits_de32708ae41a91ceb39c9903a80eee06,
  "/publishing/checks/admin/checked-publish-button.tsx#CheckedPublishButton": CheckedPublishButton_9b32151c9bfaf26c9b37dc40dd5532e2,
  "/content/offices/admin/office-select.tsx#OfficeSelect": OfficeSelect_725304b6cccb2763027e767c354224af,
  "/content/media/admin/alt-reminder.tsx#AltReminder": AltReminder_7e327ac0110105ff3800518476231cb6,
  "/content/media/admin/picture-origin.tsx#PictureOrigin": PictureOrigin_cf2abd5fd81d48ea8516b0d2abe25bae,
  "/content/media/admin/file-control.tsx#FileControl": FileControl_31d4d172832bfc257a47d997c63a9173,
  "/addresses/redirects/admin/redirects-bar.tsx#RedirectsBar": RedirectsBar_99d083f5eeb5ebee59fbfecfc054d3dd,
  "/inbox/admin/state-cell.tsx#StateCell": StateCell_c8ae82466ca4891ed2e5bd1f968114c9,
  "/inbox/admin/state-field.tsx#StateField": StateField_8f53fef44bce2fee0417dd28d3094033,
  "/inbox/admin/thread-panel.tsx#ThreadPanel": ThreadPanel_872a18f01d5bd32cad542bb181086202,
  "/inbox/admin/inbox-bar.tsx#InboxBar": InboxBar_9f93c8f57b7057546c73b742861cf722,
  "/inbox/resumes/admin/resume-preview.tsx#ResumePreview": ResumePreview_dee2178d7f7719708bbadeefb49a2830,
  "/accounts/current-password.tsx#CurrentPassword": CurrentPassword_8e8f265b7a00f5b19cd0fcb9f489e475,
  "/accounts/second-factor-panel.tsx#SecondFactorPanel": SecondFactorPanel_35a958fae3e4af8d160fb34a707cd209,
  "/mail/admin/delivery-actions.tsx#DeliveryActions": DeliveryActions_fd4cd0d16ad30ff4587cbc15bc106ce4,
  "/schema/navigation/row-label.tsx#NavigationRowLabel": NavigationRowLabel_53a16cd6353f21bc4507f09f73fe8696,
  "/schema/words/word-field.tsx#WordField": WordField_be748e3e3401e34dbe6c9785aa5fb5e4,
  "/schema/words/word-field.tsx#LongWordField": LongWordField_be748e3e3401e34dbe6c9785aa5fb5e4,
  "/mail/admin/rule-label.tsx#RuleLabel": RuleLabel_a3929e5906679663f52415b7df851f5e,
  "/mail/admin/mail-previews.tsx#MailPreviews": MailPreviews_a766122bf217422d9b0cb7cef9b3eeb9,
  "/kit/rows/row-menus.tsx#RowMenus": RowMenus_284f7e780669b401b998081214a816ff,
  "/inbox/privacy/person-panel.tsx#PersonPanel": PersonPanel_dc9870989689e9c8b606f711248293ab,
  "/kit/admin/brand.tsx#BrandIcon": BrandIcon_f75dce29d474c4ef29f62dedd27461c9,
  "/kit/admin/brand.tsx#BrandLogo": BrandLogo_f75dce29d474c4ef29f62dedd27461c9,
  "/schema/dashboard/dashboard-heading.tsx#DashboardHeading": DashboardHeading_3f6df2565e9aa8de01d1a7ed1c93b52e,
  "/accounts/sign-in-heading.tsx#SignInHeading": SignInHeading_cc6a19101ade0c5887dac186d2473b7e,
  "/schema/navigation/navigation-links.tsx#NavigationLinks": NavigationLinks_8f56ef54a61f5f8c1be78073347ab960,
  "/translation/pending-link.tsx#PendingLink": PendingLink_571f1d5355970259d5370dba18b49dc2,
  "/kit/admin/text-corrections.tsx#TextCorrections": TextCorrections_043d204d64767e395f974a5f34c7e32a,
  "/publishing/drafts/restore-refusals.tsx#RestoreRefusals": RestoreRefusals_275d9a52e34efd082c03679bf98a2336,
  "/kit/unsaved/unsaved-provider.tsx#UnsavedProvider": UnsavedProvider_ee3ca17a282ecacd7aa2358cf8780e62,
  "/kit/concurrent/admin/version-authors.tsx#VersionAuthors": VersionAuthors_03324bd17f5f907668248034c0cdbcfb,
  "/addresses/redirects/admin/import-view.tsx#ImportView": ImportView_944eeea0159e87a8e2f3af8721a0e9bc,
  "/inbox/admin/pipeline-view.tsx#PipelineView": PipelineView_b28f3418c59b36dd697669f15ea3c30b,
  "/accounts/code-page.tsx#CodePage": CodePage_8ed132dfe3addb443f8d82e5350e73c8,
  "/publishing/schedule/admin/plans-view.tsx#PlansView": PlansView_53a0f78b4358283ba1e99cdbf6bbaa93,
  "/publishing/checks/admin/attention-view.tsx#AttentionView": AttentionView_021502832efd9e00a858ee4491e9e09a,
  "/translation/pending-view.tsx#PendingView": PendingView_b965250b68998256b3a08cbc69eef607,
  "/schema/dashboard/inbox-widget.tsx#InboxWidget": InboxWidget_8fc95345ca989202426029fe4ca0a9c9,
  "/schema/dashboard/translations-widget.tsx#TranslationsWidget": TranslationsWidget_64b72c9ab5fd79bab18fdb64cf75dd1f,
  "/schema/dashboard/schedule-widget.tsx#ScheduleWidget": ScheduleWidget_32d503d080d7a4291eb8cc71e6b21b02,
  "/schema/dashboard/recent-widget.tsx#RecentWidget": RecentWidget_0b58c69fbc1218ee31b2b98630a6dbb1,
  "/schema/dashboard/mail-widget.tsx#MailWidget": MailWidget_e7199a4139e01766be853323b7566439,
  "/schema/dashboard/health-widget.tsx#HealthWidget": HealthWidget_1da888add2b3c06d714295f53cf4f9e4,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
