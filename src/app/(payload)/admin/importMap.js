import { RecordSummary as RecordSummary_9b52880d71a24c7007d99bc8b0facc5c } from '../../../../src/admin/records/RecordSummary'
import { Timeline as Timeline_9fa8920879c3d253e706b4e4050428d6 } from '../../../../src/admin/records/Timeline'
import { ReadOnlyField as ReadOnlyField_c1784f7d3529fbb96f50900019a61c27 } from '../../../../src/admin/records/ReadOnlyField'
import { ListTabs as ListTabs_e759af7b607c85a5e94b543142f0957f } from '../../../../src/admin/lists/ListTabs'
import { PublishButton as PublishButton_9441da0f36357f55f48fc4851312ed20 } from '../../../../src/admin/records/PublishButton'
import { MoneyCell as MoneyCell_ed2ed4293ac8db8dbb0d15f5abc10323 } from '../../../../src/admin/fields/MoneyCell'
import { MoneyFilter as MoneyFilter_92bc276dcf04b30f91020a83df82c002 } from '../../../../src/admin/fields/MoneyFilter'
import { MoneyField as MoneyField_e0ace0b6d0511f98d8d2b03fa4dcbe90 } from '../../../../src/admin/fields/MoneyField'
import { CurrencyField as CurrencyField_eab88f3f6d55d4a7f614f76ac6a00505 } from '../../../../src/admin/fields/CurrencyField'
import { GroupLabel as GroupLabel_256e4d07b63e3a125bf996ccaf0860eb } from '../../../../src/admin/lists/GroupLabel'
import { NameCell as NameCell_3596cd7c3b36bec77ff884db87f1a01b } from '../../../../src/admin/lists/NameCell'
import { PickField as PickField_d3a116fada34a77f4d811164e580f982 } from '../../../../src/admin/fields/PickField'
import { ShownJson as ShownJson_402a82a190ca345621ed796cacc6d551 } from '../../../../src/admin/fields/ShownJson'
import { WordsCell as WordsCell_e5675142f2c6eeddebfdb796fe4e678f } from '../../../../src/admin/lists/WordsCell'
import { ExportCsv as ExportCsv_b9a1baf88b61eba0ddd824c5380eefa0 } from '../../../../src/admin/ExportCsv'
import { LeadBoard as LeadBoard_dd6d869cd221fa593fbb7c0e560ff0d6 } from '../../../../src/modules/leads/admin/LeadBoard'
import { PersonView as PersonView_ecaa7e452d73f479697a3bd262d453b4 } from '../../../../src/admin/people/PersonView'
import { TitleCell as TitleCell_f2394d44f2ae921ebe2b6d8e5016aab2 } from '../../../../src/admin/lists/TitleCell'
import { SlugField as SlugField_a8d5769628ead8f141d75b94a400abd5 } from '../../../../src/admin/fields/SlugField'
import { RowTitle as RowTitle_167b5c9c6da9558a867f591e132be4f3 } from '../../../../src/admin/fields/RowTitle'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SeoPreview as SeoPreview_b3680708d24166a18d7e2337b8142fad } from '../../../../src/admin/fields/SeoPreview'
import { TransferPanel as TransferPanel_4c38cdfd118a6271878e89e80fb81e2f } from '../../../../src/platform/content/transfer/admin/TransferPanel'
import { CancelDate as CancelDate_88385fd2a1bd9b6a94e48eafa7887575 } from '../../../../src/modules/learning/admin/CancelDate'
import { AttendanceView as AttendanceView_727cb527fe22e6cd997647eba12c13f4 } from '../../../../src/modules/learning/admin/AttendanceView'
import { StateCell as StateCell_987896f7989e5040e502683b63cf4c77 } from '../../../../src/admin/lists/StateCell'
import { QuizAttemptList as QuizAttemptList_a0cc99fbb12e7702fdfbfad612a7f3d1 } from '../../../../src/modules/learning/admin/QuizAttemptList'
import { EnrolmentActions as EnrolmentActions_32c229cb2d8cf4b02f1da67064259403 } from '../../../../src/modules/learning/admin/EnrolmentActions'
import { CertificateActions as CertificateActions_0d8342aa84c0d7ddf37f655a7a2378f6 } from '../../../../src/modules/learning/admin/CertificateActions'
import { ShareLink as ShareLink_3f7f83a779bca9275a3d0b08d8ba3980 } from '../../../../src/modules/payments/admin/ShareLink'
import { CustomerCell as CustomerCell_5efcbc978271a06d755a1e39c43c00c2 } from '../../../../src/modules/payments/admin/CustomerCell'
import { OrderActions as OrderActions_bc27ee64f5075d83c21375af72dea75e } from '../../../../src/modules/payments/admin/OrderActions'
import { SendRefund as SendRefund_6a902c288cd0a5cda735aa7457a39b55 } from '../../../../src/modules/payments/admin/SendRefund'
import { DownloadInvoice as DownloadInvoice_c8961d2bab15e2fee309e78c56099113 } from '../../../../src/modules/payments/admin/DownloadInvoice'
import { AnswerQuestion as AnswerQuestion_fbd864e1e7c4f4146f5e64f72cfc1f7a } from '../../../../src/modules/assistant/admin/AnswerQuestion'
import { WhyView as WhyView_eba5e47ff549b4f608c524db9b83c318 } from '../../../../src/modules/assistant/admin/WhyView'
import { CurrentPassword as CurrentPassword_751915277ffec569e9adaf417e077d31 } from '../../../../src/modules/administration/admin/CurrentPassword'
import { SignInMethods as SignInMethods_3ed0cfdc27d1c9ada70ce8c39a87029d } from '../../../../src/modules/administration/admin/SignInMethods'
import { ScopesField as ScopesField_803633436cf8b692169dbee0e0fa9239 } from '../../../../src/modules/administration/admin/ScopesField'
import { NewApiKey as NewApiKey_521e11059ce9b34d34e478b2ff8c9930 } from '../../../../src/modules/administration/admin/WebhookSecret'
import { AuditKind as AuditKind_697d124d91c286cae87a9bdd2e87eac5 } from '../../../../src/modules/administration/admin/AuditTarget'
import { AuditTarget as AuditTarget_697d124d91c286cae87a9bdd2e87eac5 } from '../../../../src/modules/administration/admin/AuditTarget'
import { ChangedValues as ChangedValues_c2bc60a5ffe82921105462752cafb067 } from '../../../../src/modules/administration/admin/ChangedValues'
import { WebhookSecret as WebhookSecret_521e11059ce9b34d34e478b2ff8c9930 } from '../../../../src/modules/administration/admin/WebhookSecret'
import { TestWebhook as TestWebhook_759dc4a153489bc4c1c7c0afda98eb02 } from '../../../../src/modules/administration/admin/DeliveryButtons'
import { ResendDelivery as ResendDelivery_759dc4a153489bc4c1c7c0afda98eb02 } from '../../../../src/modules/administration/admin/DeliveryButtons'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { ColorField as ColorField_a83bbe625ce772b5fbe78caa4c000e46 } from '../../../../src/admin/fields/ColorField'
import { EmbedSnippet as EmbedSnippet_ea65ccf4f31c692950eccd3270b91e6d } from '../../../../src/doors/embed/admin/EmbedSnippet'
import { BrandIcon as BrandIcon_2c5ac4e79e2a88daadddd7a022dc4cff } from '../../../../src/modules/site/branding/BrandGraphics'
import { BrandLogo as BrandLogo_2c5ac4e79e2a88daadddd7a022dc4cff } from '../../../../src/modules/site/branding/BrandGraphics'
import { PasskeySignIn as PasskeySignIn_46de0c1b5d10691b0b3965283c1fff18 } from '../../../../src/modules/administration/admin/PasskeyButton'
import { SamplesBanner as SamplesBanner_5c61bdce9644b5517e5dfc7bfba4f0ae } from '../../../../src/demo/activity/SamplesBanner'
import { FindBox as FindBox_207408edb906135dc763037c16eab042 } from '../../../../src/admin/find/FindBox'
import { SingleSignOn as SingleSignOn_9da7570427f2b6890d3572f3e23ece49 } from '../../../../src/modules/administration/admin/SingleSignOn'
import { ProveAgain as ProveAgain_6c151438266b1dcc3713a6e42098a269 } from '../../../../src/modules/administration/admin/ProveAgain'
import { KeyboardAid as KeyboardAid_29f6d6374ed38cfc5c3112858dbb1c81 } from '../../../../src/admin/KeyboardAid'
import { FindView as FindView_6520b563d3a7f74cc2055f990863b597 } from '../../../../src/admin/find/FindView'
import { WaitingWidget as WaitingWidget_30d338158c873057a08d8505b6d66262 } from '../../../../src/modules/administration/admin/WaitingWidget'
import { SearchesWidget as SearchesWidget_524174132209c6f43f77aaa83b645898 } from '../../../../src/modules/discovery/admin/SearchesWidget'
import { HealthWidget as HealthWidget_471860f3384de9f64e93bad32eb9c428 } from '../../../../src/modules/discovery/admin/HealthWidget'
import { LeadsWidget as LeadsWidget_a71a51d8100c77598f6e8ec6e1524fed } from '../../../../src/modules/leads/admin/LeadsWidget'
import { OrdersWidget as OrdersWidget_22d66aca2b6fc1e048221f6fd1b216e4 } from '../../../../src/modules/payments/admin/OrdersWidget'
import { LinksWidget as LinksWidget_009537419c71e8993e73c236be086057 } from '../../../../src/modules/payments/admin/LinksWidget'
import { QuestionsWidget as QuestionsWidget_8d8d78aa66f6c5e6c99595deb6775a39 } from '../../../../src/modules/assistant/admin/QuestionsWidget'
import { AnswersWidget as AnswersWidget_8b124a0ba646c07f44978f8fea9e5f49 } from '../../../../src/modules/assistant/admin/AnswersWidget'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/records/RecordSummary#RecordSummary": RecordSummary_9b52880d71a24c7007d99bc8b0facc5c,
  "/src/admin/records/Timeline#Timeline": Timeline_9fa8920879c3d253e706b4e4050428d6,
  "/src/admin/records/ReadOnlyField#ReadOnlyField": ReadOnlyField_c1784f7d3529fbb96f50900019a61c27,
  "/src/admin/lists/ListTabs#ListTabs": ListTabs_e759af7b607c85a5e94b543142f0957f,
  "/src/admin/records/PublishButton#PublishButton": PublishButton_9441da0f36357f55f48fc4851312ed20,
  "/src/admin/fields/MoneyCell#MoneyCell": MoneyCell_ed2ed4293ac8db8dbb0d15f5abc10323,
  "/src/admin/fields/MoneyFilter#MoneyFilter": MoneyFilter_92bc276dcf04b30f91020a83df82c002,
  "/src/admin/fields/MoneyField#MoneyField": MoneyField_e0ace0b6d0511f98d8d2b03fa4dcbe90,
  "/src/admin/fields/CurrencyField#CurrencyField": CurrencyField_eab88f3f6d55d4a7f614f76ac6a00505,
  "/src/admin/lists/GroupLabel#GroupLabel": GroupLabel_256e4d07b63e3a125bf996ccaf0860eb,
  "/src/admin/lists/NameCell#NameCell": NameCell_3596cd7c3b36bec77ff884db87f1a01b,
  "/src/admin/fields/PickField#PickField": PickField_d3a116fada34a77f4d811164e580f982,
  "/src/admin/fields/ShownJson#ShownJson": ShownJson_402a82a190ca345621ed796cacc6d551,
  "/src/admin/lists/WordsCell#WordsCell": WordsCell_e5675142f2c6eeddebfdb796fe4e678f,
  "/src/admin/ExportCsv#ExportCsv": ExportCsv_b9a1baf88b61eba0ddd824c5380eefa0,
  "/src/modules/leads/admin/LeadBoard#LeadBoard": LeadBoard_dd6d869cd221fa593fbb7c0e560ff0d6,
  "/src/admin/people/PersonView#PersonView": PersonView_ecaa7e452d73f479697a3bd262d453b4,
  "/src/admin/lists/TitleCell#TitleCell": TitleCell_f2394d44f2ae921ebe2b6d8e5016aab2,
  "/src/admin/fields/SlugField#SlugField": SlugField_a8d5769628ead8f141d75b94a400abd5,
  "/src/admin/fields/RowTitle#RowTitle": RowTitle_167b5c9c6da9558a867f591e132be4f3,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/fields/SeoPreview#SeoPreview": SeoPreview_b3680708d24166a18d7e2337b8142fad,
  "/src/platform/content/transfer/admin/TransferPanel#TransferPanel": TransferPanel_4c38cdfd118a6271878e89e80fb81e2f,
  "/src/modules/learning/admin/CancelDate#CancelDate": CancelDate_88385fd2a1bd9b6a94e48eafa7887575,
  "/src/modules/learning/admin/AttendanceView#AttendanceView": AttendanceView_727cb527fe22e6cd997647eba12c13f4,
  "/src/admin/lists/StateCell#StateCell": StateCell_987896f7989e5040e502683b63cf4c77,
  "/src/modules/learning/admin/QuizAttemptList#QuizAttemptList": QuizAttemptList_a0cc99fbb12e7702fdfbfad612a7f3d1,
  "/src/modules/learning/admin/EnrolmentActions#EnrolmentActions": EnrolmentActions_32c229cb2d8cf4b02f1da67064259403,
  "/src/modules/learning/admin/CertificateActions#CertificateActions": CertificateActions_0d8342aa84c0d7ddf37f655a7a2378f6,
  "/src/modules/payments/admin/ShareLink#ShareLink": ShareLink_3f7f83a779bca9275a3d0b08d8ba3980,
  "/src/modules/payments/admin/CustomerCell#CustomerCell": CustomerCell_5efcbc978271a06d755a1e39c43c00c2,
  "/src/modules/payments/admin/OrderActions#OrderActions": OrderActions_bc27ee64f5075d83c21375af72dea75e,
  "/src/modules/payments/admin/SendRefund#SendRefund": SendRefund_6a902c288cd0a5cda735aa7457a39b55,
  "/src/modules/payments/admin/DownloadInvoice#DownloadInvoice": DownloadInvoice_c8961d2bab15e2fee309e78c56099113,
  "/src/modules/assistant/admin/AnswerQuestion#AnswerQuestion": AnswerQuestion_fbd864e1e7c4f4146f5e64f72cfc1f7a,
  "/src/modules/assistant/admin/WhyView#WhyView": WhyView_eba5e47ff549b4f608c524db9b83c318,
  "/src/modules/administration/admin/CurrentPassword#CurrentPassword": CurrentPassword_751915277ffec569e9adaf417e077d31,
  "/src/modules/administration/admin/SignInMethods#SignInMethods": SignInMethods_3ed0cfdc27d1c9ada70ce8c39a87029d,
  "/src/modules/administration/admin/ScopesField#ScopesField": ScopesField_803633436cf8b692169dbee0e0fa9239,
  "/src/modules/administration/admin/WebhookSecret#NewApiKey": NewApiKey_521e11059ce9b34d34e478b2ff8c9930,
  "/src/modules/administration/admin/AuditTarget#AuditKind": AuditKind_697d124d91c286cae87a9bdd2e87eac5,
  "/src/modules/administration/admin/AuditTarget#AuditTarget": AuditTarget_697d124d91c286cae87a9bdd2e87eac5,
  "/src/modules/administration/admin/ChangedValues#ChangedValues": ChangedValues_c2bc60a5ffe82921105462752cafb067,
  "/src/modules/administration/admin/WebhookSecret#WebhookSecret": WebhookSecret_521e11059ce9b34d34e478b2ff8c9930,
  "/src/modules/administration/admin/DeliveryButtons#TestWebhook": TestWebhook_759dc4a153489bc4c1c7c0afda98eb02,
  "/src/modules/administration/admin/DeliveryButtons#ResendDelivery": ResendDelivery_759dc4a153489bc4c1c7c0afda98eb02,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/src/admin/fields/ColorField#ColorField": ColorField_a83bbe625ce772b5fbe78caa4c000e46,
  "/src/doors/embed/admin/EmbedSnippet#EmbedSnippet": EmbedSnippet_ea65ccf4f31c692950eccd3270b91e6d,
  "/src/modules/site/branding/BrandGraphics#BrandIcon": BrandIcon_2c5ac4e79e2a88daadddd7a022dc4cff,
  "/src/modules/site/branding/BrandGraphics#BrandLogo": BrandLogo_2c5ac4e79e2a88daadddd7a022dc4cff,
  "/src/modules/administration/admin/PasskeyButton#PasskeySignIn": PasskeySignIn_46de0c1b5d10691b0b3965283c1fff18,
  "/src/demo/activity/SamplesBanner#SamplesBanner": SamplesBanner_5c61bdce9644b5517e5dfc7bfba4f0ae,
  "/src/admin/find/FindBox#FindBox": FindBox_207408edb906135dc763037c16eab042,
  "/src/modules/administration/admin/SingleSignOn#SingleSignOn": SingleSignOn_9da7570427f2b6890d3572f3e23ece49,
  "/src/modules/administration/admin/ProveAgain#ProveAgain": ProveAgain_6c151438266b1dcc3713a6e42098a269,
  "/src/admin/KeyboardAid#KeyboardAid": KeyboardAid_29f6d6374ed38cfc5c3112858dbb1c81,
  "/src/admin/find/FindView#FindView": FindView_6520b563d3a7f74cc2055f990863b597,
  "/src/modules/administration/admin/WaitingWidget#WaitingWidget": WaitingWidget_30d338158c873057a08d8505b6d66262,
  "/src/modules/discovery/admin/SearchesWidget#SearchesWidget": SearchesWidget_524174132209c6f43f77aaa83b645898,
  "/src/modules/discovery/admin/HealthWidget#HealthWidget": HealthWidget_471860f3384de9f64e93bad32eb9c428,
  "/src/modules/leads/admin/LeadsWidget#LeadsWidget": LeadsWidget_a71a51d8100c77598f6e8ec6e1524fed,
  "/src/modules/payments/admin/OrdersWidget#OrdersWidget": OrdersWidget_22d66aca2b6fc1e048221f6fd1b216e4,
  "/src/modules/payments/admin/LinksWidget#LinksWidget": LinksWidget_009537419c71e8993e73c236be086057,
  "/src/modules/assistant/admin/QuestionsWidget#QuestionsWidget": QuestionsWidget_8d8d78aa66f6c5e6c99595deb6775a39,
  "/src/modules/assistant/admin/AnswersWidget#AnswersWidget": AnswersWidget_8b124a0ba646c07f44978f8fea9e5f49,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
