import { TranslationState as TranslationState_72a1c28a79a591e3cec6699d7904577a } from '../../../admin/translation-state.tsx'
import { LinkHelp as LinkHelp_4cc9856f72c10173dc2b1a9b5f65d5c2 } from '../../../fields/link-help.tsx'
import { BlockLabel as BlockLabel_7394700db645e3329ba728c82e97ef0d } from '../../../admin/row-labels.tsx'
import { RowTitle as RowTitle_7394700db645e3329ba728c82e97ef0d } from '../../../admin/row-labels.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SearchPreview as SearchPreview_dccb71fa1d24c42fef9a1dfd56871712 } from '../../../admin/search-preview.tsx'
import { DraftControls as DraftControls_7db0ce3374a26769d3914dad10129e19 } from '../../../drafts/draft-controls.tsx'
import { PictureOrigin as PictureOrigin_6f71a421030f8752ae312eb8ba446ffa } from '../../../media/admin/picture-origin.tsx'
import { StateCell as StateCell_c8ae82466ca4891ed2e5bd1f968114c9 } from '../../../inbox/admin/state-cell.tsx'
import { StateField as StateField_8f53fef44bce2fee0417dd28d3094033 } from '../../../inbox/admin/state-field.tsx'
import { ThreadPanel as ThreadPanel_872a18f01d5bd32cad542bb181086202 } from '../../../inbox/admin/thread-panel.tsx'
import { InboxBar as InboxBar_9f93c8f57b7057546c73b742861cf722 } from '../../../inbox/admin/inbox-bar.tsx'
import { ResumePreview as ResumePreview_70a6fd2dd02f6e1d829e406dbe52ebd8 } from '../../../resumes/admin/resume-preview.tsx'
import { CurrentPassword as CurrentPassword_8e8f265b7a00f5b19cd0fcb9f489e475 } from '../../../accounts/current-password.tsx'
import { SecondFactorPanel as SecondFactorPanel_35a958fae3e4af8d160fb34a707cd209 } from '../../../accounts/second-factor-panel.tsx'
import { DeliveryActions as DeliveryActions_fd4cd0d16ad30ff4587cbc15bc106ce4 } from '../../../mail/admin/delivery-actions.tsx'
import { RuleLabel as RuleLabel_a3929e5906679663f52415b7df851f5e } from '../../../mail/admin/rule-label.tsx'
import { MailPreviews as MailPreviews_a766122bf217422d9b0cb7cef9b3eeb9 } from '../../../mail/admin/mail-previews.tsx'
import { PersonPanel as PersonPanel_6b4b3f7e7efc7787edddea4ccf599aa2 } from '../../../privacy/person-panel.tsx'
import { BrandIcon as BrandIcon_dea7bf16bc3333a106812bea074064fb } from '../../../admin/brand.tsx'
import { BrandLogo as BrandLogo_dea7bf16bc3333a106812bea074064fb } from '../../../admin/brand.tsx'
import { CodePage as CodePage_8ed132dfe3addb443f8d82e5350e73c8 } from '../../../accounts/code-page.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/translation-state.tsx#TranslationState": TranslationState_72a1c28a79a591e3cec6699d7904577a,
  "/fields/link-help.tsx#LinkHelp": LinkHelp_4cc9856f72c10173dc2b1a9b5f65d5c2,
  "/admin/row-labels.tsx#BlockLabel": BlockLabel_7394700db645e3329ba728c82e97ef0d,
  "/admin/row-labels.tsx#RowTitle": RowTitle_7394700db645e3329ba728c82e97ef0d,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/search-preview.tsx#SearchPreview": SearchPreview_dccb71fa1d24c42fef9a1dfd56871712,
  "/drafts/draft-controls.tsx#DraftControls": DraftControls_7db0ce3374a26769d3914dad10129e19,
  "/media/admin/picture-origin.tsx#PictureOrigin": PictureOrigin_6f71a421030f8752ae312eb8ba446ffa,
  "/inbox/admin/state-cell.tsx#StateCell": StateCell_c8ae82466ca4891ed2e5bd1f968114c9,
  "/inbox/admin/state-field.tsx#StateField": StateField_8f53fef44bce2fee0417dd28d3094033,
  "/inbox/admin/thread-panel.tsx#ThreadPanel": ThreadPanel_872a18f01d5bd32cad542bb181086202,
  "/inbox/admin/inbox-bar.tsx#InboxBar": InboxBar_9f93c8f57b7057546c73b742861cf722,
  "/resumes/admin/resume-preview.tsx#ResumePreview": ResumePreview_70a6fd2dd02f6e1d829e406dbe52ebd8,
  "/accounts/current-password.tsx#CurrentPassword": CurrentPassword_8e8f265b7a00f5b19cd0fcb9f489e475,
  "/accounts/second-factor-panel.tsx#SecondFactorPanel": SecondFactorPanel_35a958fae3e4af8d160fb34a707cd209,
  "/mail/admin/delivery-actions.tsx#DeliveryActions": DeliveryActions_fd4cd0d16ad30ff4587cbc15bc106ce4,
  "/mail/admin/rule-label.tsx#RuleLabel": RuleLabel_a3929e5906679663f52415b7df851f5e,
  "/mail/admin/mail-previews.tsx#MailPreviews": MailPreviews_a766122bf217422d9b0cb7cef9b3eeb9,
  "/privacy/person-panel.tsx#PersonPanel": PersonPanel_6b4b3f7e7efc7787edddea4ccf599aa2,
  "/admin/brand.tsx#BrandIcon": BrandIcon_dea7bf16bc3333a106812bea074064fb,
  "/admin/brand.tsx#BrandLogo": BrandLogo_dea7bf16bc3333a106812bea074064fb,
  "/accounts/code-page.tsx#CodePage": CodePage_8ed132dfe3addb443f8d82e5350e73c8,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
