import { NoDifference as NoDifference_b93e0e2dae78ad701e8be44b77a7d4f4 } from '#cms/kit/versions/no-difference.tsx'
import { TranslationState as TranslationState_72a1c28a79a591e3cec6699d7904577a } from '#cms/translation/admin/translation-state.tsx'
import { OtherLanguage as OtherLanguage_da0988e3b029ed1e7b6244240929b2d5 } from '#cms/translation/other-language.tsx'
import { MenuPanel as MenuPanel_098078904f75087b50154d2fb52c512f } from '#cms/schema/navigation/admin/menu-panel.tsx'
import { ShownDiff as ShownDiff_deb0fa4e07482ed444e54590e62dfb0d } from '#cms/kit/readable/shown-diff.tsx'
import { PlanPanel as PlanPanel_d26430301367577048bf0044e6e77d3b } from '#cms/publishing/schedule/admin/plan-panel.tsx'
import { PlanCell as PlanCell_10b84e491dd32bb7c8b14fa23c742995 } from '#cms/publishing/schedule/admin/plan-cell.tsx'
import { CheckPanel as CheckPanel_88be915ef76d647ce8a5b232da88d087 } from '#cms/publishing/checks/admin/check-panel.tsx'
import { UsagePanel as UsagePanel_babf4f481fd91507c9937b27c942c438 } from '#cms/publishing/usage/admin/usage-panel.tsx'
import { ShownCell as ShownCell_b3268466a03c8bfcfaf8359e0e1474ea } from '#cms/kit/readable/shown-cell.tsx'
import { LinkHelp as LinkHelp_4cc9856f72c10173dc2b1a9b5f65d5c2 } from '#cms/kit/fields/link-help.tsx'
import { BlockLabel as BlockLabel_7394700db645e3329ba728c82e97ef0d } from '#cms/kit/admin/row-labels.tsx'
import { RowTitle as RowTitle_7394700db645e3329ba728c82e97ef0d } from '#cms/kit/admin/row-labels.tsx'
import { RowsDiff as RowsDiff_23ec8a6201ac2eba91d01900538092a5 } from '#cms/kit/versions/rows-diff.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PasteFeatureClient as PasteFeatureClient_487ba693bf00586458d1919e5dcd4963 } from '#cms/kit/fields/pasting/paste-plugin.tsx'
import { TextStateFeatureClient as TextStateFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { NamedTableFeature as NamedTableFeature_db45f5556bd2acddc6363919eb8dcb18 } from '#cms/kit/fields/table-names.ts'
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
import { DayCell as DayCell_6ac3cb24bf41623a5ffab675690a1a8a } from '#cms/kit/dates/date-cell.tsx'
import { DateField as DateField_bd50f754fcaac4384a2f6d27827795ca } from '#cms/kit/dates/date-field.tsx'
import { SearchPreview as SearchPreview_dccb71fa1d24c42fef9a1dfd56871712 } from '#cms/kit/admin/search-preview.tsx'
import { MomentCell as MomentCell_6ac3cb24bf41623a5ffab675690a1a8a } from '#cms/kit/dates/date-cell.tsx'
import { StatusCell as StatusCell_150dff7be1fb1c70ecdf227efe4d36f2 } from '#cms/publishing/drafts/status-cell.tsx'
import { BulkPublish as BulkPublish_ee87c23642e4d79d584256eefc7b6efe } from '#cms/publishing/drafts/bulk-publish.tsx'
import { DraftControls as DraftControls_7db0ce3374a26769d3914dad10129e19 } from '#cms/publishing/drafts/draft-controls.tsx'
import { UnsavedForm as UnsavedForm_8dacc593e484fdf6e02c2d9afb5f0c7b } from '#cms/kit/unsaved/unsaved-form.tsx'
import { ConcurrentEdits as ConcurrentEdits_90212375c39a8eb2b4a9e83d7e26395a } from '#cms/kit/concurrent/admin/concurrent-edits.tsx'
import { CheckedPublish as CheckedPublish_f79dcc578939f10f9c5cd12cbaf45db9 } from '#cms/publishing/checks/admin/checked-publish.tsx'
import { OfficeSelect as OfficeSelect_b05d0c513f8c13e728d2acd1e8c77b0c } from '#cms/content/offices/admin/office-select.tsx'
import { AltReminder as AltReminder_449cea093fd73c0ff135fb834cfad247 } from '#cms/content/media/admin/alt-reminder.tsx'
import { PictureOrigin as PictureOrigin_6f71a421030f8752ae312eb8ba446ffa } from '#cms/content/media/admin/picture-origin.tsx'
import { FileControl as FileControl_21d329f8fecc3d9546f1b6ac3a18eb29 } from '#cms/content/media/admin/file-control.tsx'
import { RedirectsBar as RedirectsBar_5334c8ee616d0c3ecfdeb838f2c822f2 } from '#cms/addresses/redirects/admin/redirects-bar.tsx'
import { StateCell as StateCell_c8ae82466ca4891ed2e5bd1f968114c9 } from '#cms/inbox/admin/state-cell.tsx'
import { StateField as StateField_8f53fef44bce2fee0417dd28d3094033 } from '#cms/inbox/admin/state-field.tsx'
import { ThreadPanel as ThreadPanel_872a18f01d5bd32cad542bb181086202 } from '#cms/inbox/admin/thread-panel.tsx'
import { InboxBar as InboxBar_9f93c8f57b7057546c73b742861cf722 } from '#cms/inbox/admin/inbox-bar.tsx'
import { ResumePreview as ResumePreview_70a6fd2dd02f6e1d829e406dbe52ebd8 } from '#cms/inbox/resumes/admin/resume-preview.tsx'
import { CurrentPassword as CurrentPassword_8e8f265b7a00f5b19cd0fcb9f489e475 } from '#cms/accounts/current-password.tsx'
import { SecondFactorPanel as SecondFactorPanel_35a958fae3e4af8d160fb34a707cd209 } from '#cms/accounts/second-factor-panel.tsx'
import { DeliveryActions as DeliveryActions_fd4cd0d16ad30ff4587cbc15bc106ce4 } from '#cms/mail/admin/delivery-actions.tsx'
import { NavigationRowLabel as NavigationRowLabel_81bdf0e34294f107cf56119f11e7124f } from '#cms/schema/navigation/row-label.tsx'
import { WordField as WordField_eaa8d403407fe4262f0d0936f66ea1f0 } from '#cms/schema/words/word-field.tsx'
import { LongWordField as LongWordField_eaa8d403407fe4262f0d0936f66ea1f0 } from '#cms/schema/words/word-field.tsx'
import { RuleLabel as RuleLabel_a3929e5906679663f52415b7df851f5e } from '#cms/mail/admin/rule-label.tsx'
import { MailPreviews as MailPreviews_a766122bf217422d9b0cb7cef9b3eeb9 } from '#cms/mail/admin/mail-previews.tsx'
import { RowMenus as RowMenus_c4b7bb260d4e29bf4b8e29800900463f } from '#cms/kit/rows/row-menus.tsx'
import { PersonPanel as PersonPanel_6b4b3f7e7efc7787edddea4ccf599aa2 } from '#cms/inbox/privacy/person-panel.tsx'
import { BrandIcon as BrandIcon_dea7bf16bc3333a106812bea074064fb } from '#cms/kit/admin/brand.tsx'
import { BrandLogo as BrandLogo_dea7bf16bc3333a106812bea074064fb } from '#cms/kit/admin/brand.tsx'
import { NavigationLinks as NavigationLinks_55855e95ac6f53d360630dafb0618e61 } from '#cms/schema/navigation/navigation-links.tsx'
import { WaitingLink as WaitingLink_d7c51cc908140a970bee2efb56ee11e3 } from '#cms/translation/waiting-link.tsx'
import { NamedControls as NamedControls_526a69b3c8e75cc523ed98244d2f213a } from '#cms/kit/admin/named-controls.tsx'
import { UnsavedProvider as UnsavedProvider_9e323688fb0cc3c4c63214fc92f0de87 } from '#cms/kit/unsaved/unsaved-provider.tsx'
import { VersionAuthors as VersionAuthors_d1b11283f13c6ed4057967de79765ba2 } from '#cms/kit/concurrent/admin/version-authors.tsx'
import { AttentionView as AttentionView_4126bf03e7ddc7608b5a8ba3cf041be1 } from '#cms/publishing/checks/admin/attention-view.tsx'
import { PipelineView as PipelineView_b28f3418c59b36dd697669f15ea3c30b } from '#cms/inbox/admin/pipeline-view.tsx'
import { PlannedView as PlannedView_e88a2e9d10299196d47748bf18ebe280 } from '#cms/publishing/schedule/admin/planned-view.tsx'
import { ImportView as ImportView_9de1128552a701ec12ae3aff73767162 } from '#cms/addresses/redirects/admin/import-view.tsx'
import { CodePage as CodePage_8ed132dfe3addb443f8d82e5350e73c8 } from '#cms/accounts/code-page.tsx'
import { WaitingView as WaitingView_2ffc97c556ec87d3b0fb3349e6d501e9 } from '#cms/translation/waiting-view.tsx'
import { InboxWidget as InboxWidget_ab5a3580928a31f8702b06fad9e2a831 } from '#cms/schema/dashboard/inbox-widget.tsx'
import { TranslationsWidget as TranslationsWidget_b7cafa74e8cf229299f1f9a0c611506c } from '#cms/schema/dashboard/translations-widget.tsx'
import { ScheduleWidget as ScheduleWidget_5d0418ccfb139eef0c29276e10bda2fd } from '#cms/schema/dashboard/schedule-widget.tsx'
import { RecentWidget as RecentWidget_b8d17a8b9fb023b48702c45851261a40 } from '#cms/schema/dashboard/recent-widget.tsx'
import { MailWidget as MailWidget_0009dcdb5d31c656021a56537ecd7357 } from '#cms/schema/dashboard/mail-widget.tsx'
import { HealthWidget as HealthWidget_c3d11be2a4a3676e1b5f730a704573fd } from '#cms/schema/dashboard/health-widget.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/kit/versions/no-difference.tsx#NoDifference": NoDifference_b93e0e2dae78ad701e8be44b77a7d4f4,
  "/translation/admin/translation-state.tsx#TranslationState": TranslationState_72a1c28a79a591e3cec6699d7904577a,
  "/translation/other-language.tsx#OtherLanguage": OtherLanguage_da0988e3b029ed1e7b6244240929b2d5,
  "/schema/navigation/admin/menu-panel.tsx#MenuPanel": MenuPanel_098078904f75087b50154d2fb52c512f,
  "/kit/readable/shown-diff.tsx#ShownDiff": ShownDiff_deb0fa4e07482ed444e54590e62dfb0d,
  "/publishing/schedule/admin/plan-panel.tsx#PlanPanel": PlanPanel_d26430301367577048bf0044e6e77d3b,
  "/publishing/schedule/admin/plan-cell.tsx#PlanCell": PlanCell_10b84e491dd32bb7c8b14fa23c742995,
  "/publishing/checks/admin/check-panel.tsx#CheckPanel": CheckPanel_88be915ef76d647ce8a5b232da88d087,
  "/publishing/usage/admin/usage-panel.tsx#UsagePanel": UsagePanel_babf4f481fd91507c9937b27c942c438,
  "/kit/readable/shown-cell.tsx#ShownCell": ShownCell_b3268466a03c8bfcfaf8359e0e1474ea,
  "/kit/fields/link-help.tsx#LinkHelp": LinkHelp_4cc9856f72c10173dc2b1a9b5f65d5c2,
  "/kit/admin/row-labels.tsx#BlockLabel": BlockLabel_7394700db645e3329ba728c82e97ef0d,
  "/kit/admin/row-labels.tsx#RowTitle": RowTitle_7394700db645e3329ba728c82e97ef0d,
  "/kit/versions/rows-diff.tsx#RowsDiff": RowsDiff_23ec8a6201ac2eba91d01900538092a5,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/kit/fields/pasting/paste-plugin.tsx#PasteFeatureClient": PasteFeatureClient_487ba693bf00586458d1919e5dcd4963,
  "@payloadcms/richtext-lexical/client#TextStateFeatureClient": TextStateFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/kit/fields/table-names.ts#NamedTableFeature": NamedTableFeature_db45f5556bd2acddc6363919eb8dcb18,
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
  "/kit/dates/date-cell.tsx#DayCell": DayCell_6ac3cb24bf41623a5ffab675690a1a8a,
  "/kit/dates/date-field.tsx#DateField": DateField_bd50f754fcaac4384a2f6d27827795ca,
  "/kit/admin/search-preview.tsx#SearchPreview": SearchPreview_dccb71fa1d24c42fef9a1dfd56871712,
  "/kit/dates/date-cell.tsx#MomentCell": MomentCell_6ac3cb24bf41623a5ffab675690a1a8a,
  "/publishing/drafts/status-cell.tsx#StatusCell": StatusCell_150dff7be1fb1c70ecdf227efe4d36f2,
  "/publishing/drafts/bulk-publish.tsx#BulkPublish": BulkPublish_ee87c23642e4d79d584256eefc7b6efe,
  "/publishing/drafts/draft-controls.tsx#DraftControls": DraftControls_7db0ce3374a26769d3914dad10129e19,
  "/kit/unsaved/unsaved-form.tsx#UnsavedForm": UnsavedForm_8dacc593e484fdf6e02c2d9afb5f0c7b,
  "/kit/concurrent/admin/concurrent-edits.tsx#ConcurrentEdits": ConcurrentEdits_90212375c39a8eb2b4a9e83d7e26395a,
  "/publishing/checks/admin/checked-publish.tsx#CheckedPublish": CheckedPublish_f79dcc578939f10f9c5cd12cbaf45db9,
  "/content/offices/admin/office-select.tsx#OfficeSelect": OfficeSelect_b05d0c513f8c13e728d2acd1e8c77b0c,
  "/content/media/admin/alt-reminder.tsx#AltReminder": AltReminder_449cea093fd73c0ff135fb834cfad247,
  "/content/media/admin/picture-origin.tsx#PictureOrigin": PictureOrigin_6f71a421030f8752ae312eb8ba446ffa,
  "/content/media/admin/file-control.tsx#FileControl": FileControl_21d329f8fecc3d9546f1b6ac3a18eb29,
  "/addresses/redirects/admin/redirects-bar.tsx#RedirectsBar": RedirectsBar_5334c8ee616d0c3ecfdeb838f2c822f2,
  "/inbox/admin/state-cell.tsx#StateCell": StateCell_c8ae82466ca4891ed2e5bd1f968114c9,
  "/inbox/admin/state-field.tsx#StateField": StateField_8f53fef44bce2fee0417dd28d3094033,
  "/inbox/admin/thread-panel.tsx#ThreadPanel": ThreadPanel_872a18f01d5bd32cad542bb181086202,
  "/inbox/admin/inbox-bar.tsx#InboxBar": InboxBar_9f93c8f57b7057546c73b742861cf722,
  "/inbox/resumes/admin/resume-preview.tsx#ResumePreview": ResumePreview_70a6fd2dd02f6e1d829e406dbe52ebd8,
  "/accounts/current-password.tsx#CurrentPassword": CurrentPassword_8e8f265b7a00f5b19cd0fcb9f489e475,
  "/accounts/second-factor-panel.tsx#SecondFactorPanel": SecondFactorPanel_35a958fae3e4af8d160fb34a707cd209,
  "/mail/admin/delivery-actions.tsx#DeliveryActions": DeliveryActions_fd4cd0d16ad30ff4587cbc15bc106ce4,
  "/schema/navigation/row-label.tsx#NavigationRowLabel": NavigationRowLabel_81bdf0e34294f107cf56119f11e7124f,
  "/schema/words/word-field.tsx#WordField": WordField_eaa8d403407fe4262f0d0936f66ea1f0,
  "/schema/words/word-field.tsx#LongWordField": LongWordField_eaa8d403407fe4262f0d0936f66ea1f0,
  "/mail/admin/rule-label.tsx#RuleLabel": RuleLabel_a3929e5906679663f52415b7df851f5e,
  "/mail/admin/mail-previews.tsx#MailPreviews": MailPreviews_a766122bf217422d9b0cb7cef9b3eeb9,
  "/kit/rows/row-menus.tsx#RowMenus": RowMenus_c4b7bb260d4e29bf4b8e29800900463f,
  "/inbox/privacy/person-panel.tsx#PersonPanel": PersonPanel_6b4b3f7e7efc7787edddea4ccf599aa2,
  "/kit/admin/brand.tsx#BrandIcon": BrandIcon_dea7bf16bc3333a106812bea074064fb,
  "/kit/admin/brand.tsx#BrandLogo": BrandLogo_dea7bf16bc3333a106812bea074064fb,
  "/schema/navigation/navigation-links.tsx#NavigationLinks": NavigationLinks_55855e95ac6f53d360630dafb0618e61,
  "/translation/waiting-link.tsx#WaitingLink": WaitingLink_d7c51cc908140a970bee2efb56ee11e3,
  "/kit/admin/named-controls.tsx#NamedControls": NamedControls_526a69b3c8e75cc523ed98244d2f213a,
  "/kit/unsaved/unsaved-provider.tsx#UnsavedProvider": UnsavedProvider_9e323688fb0cc3c4c63214fc92f0de87,
  "/kit/concurrent/admin/version-authors.tsx#VersionAuthors": VersionAuthors_d1b11283f13c6ed4057967de79765ba2,
  "/publishing/checks/admin/attention-view.tsx#AttentionView": AttentionView_4126bf03e7ddc7608b5a8ba3cf041be1,
  "/inbox/admin/pipeline-view.tsx#PipelineView": PipelineView_b28f3418c59b36dd697669f15ea3c30b,
  "/publishing/schedule/admin/planned-view.tsx#PlannedView": PlannedView_e88a2e9d10299196d47748bf18ebe280,
  "/addresses/redirects/admin/import-view.tsx#ImportView": ImportView_9de1128552a701ec12ae3aff73767162,
  "/accounts/code-page.tsx#CodePage": CodePage_8ed132dfe3addb443f8d82e5350e73c8,
  "/translation/waiting-view.tsx#WaitingView": WaitingView_2ffc97c556ec87d3b0fb3349e6d501e9,
  "/schema/dashboard/inbox-widget.tsx#InboxWidget": InboxWidget_ab5a3580928a31f8702b06fad9e2a831,
  "/schema/dashboard/translations-widget.tsx#TranslationsWidget": TranslationsWidget_b7cafa74e8cf229299f1f9a0c611506c,
  "/schema/dashboard/schedule-widget.tsx#ScheduleWidget": ScheduleWidget_5d0418ccfb139eef0c29276e10bda2fd,
  "/schema/dashboard/recent-widget.tsx#RecentWidget": RecentWidget_b8d17a8b9fb023b48702c45851261a40,
  "/schema/dashboard/mail-widget.tsx#MailWidget": MailWidget_0009dcdb5d31c656021a56537ecd7357,
  "/schema/dashboard/health-widget.tsx#HealthWidget": HealthWidget_c3d11be2a4a3676e1b5f730a704573fd,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
