import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40, QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40, QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40, QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40, QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40, QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40, QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864, BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864, BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864, ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864, HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864, HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864, IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864, InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864, InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864, ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864, LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864, OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864, ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864, RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864, StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864, SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864, SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864, UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864, UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864, UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e, RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e, RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'

import { FindBox as FindBox_c2bc60a5ffe82921105462752cafb110 } from '../../../admin/find/FindBox'
import { FindView as FindView_c2bc60a5ffe82921105462752cafb111 } from '../../../admin/find/FindView'
import { GroupLabel as GroupLabel_c2bc60a5ffe82921105462752cafb100 } from '../../../admin/lists/GroupLabel'
import { WordsCell as WordsCell_c2bc60a5ffe82921105462752cafb100 } from '../../../admin/lists/WordsCell'
import { BrandIcon as BrandIcon_c2bc60a5ffe82921105462752cafb101 } from '../../../modules/site/branding/BrandGraphics'
import { BrandLogo as BrandLogo_c2bc60a5ffe82921105462752cafb102 } from '../../../modules/site/branding/BrandGraphics'
import { AuditTarget as AuditTarget_c2bc60a5ffe82921105462752cafb068 } from '../../../modules/administration/admin/AuditTarget'
import { AuditKind as AuditKind_c2bc60a5ffe82921105462752cafb068 } from '../../../modules/administration/admin/AuditTarget'
import { ChangedValues as ChangedValues_c2bc60a5ffe82921105462752cafb067 } from '../../../modules/administration/admin/ChangedValues'
import { CurrentPassword as CurrentPassword_751915277ffec569e9adaf417e077d31 } from '../../../modules/administration/admin/CurrentPassword'
import { ResendDelivery as ResendDelivery_85355ed7c6565911d3155f084e1aae51 } from '../../../modules/administration/admin/DeliveryButtons'
import { TestWebhook as TestWebhook_333c328704d40ceae59ec744eebdd95b } from '../../../modules/administration/admin/DeliveryButtons'
import { PasskeySignIn as PasskeySignIn_2b7d94c1e0f34a58a6c3d2e1f0b9a887 } from '../../../modules/administration/admin/PasskeyButton'
import { ProveAgain as ProveAgain_7c1d2e3f4a5b46c7889900aabbccddee } from '../../../modules/administration/admin/ProveAgain'
import { ScopesField as ScopesField_9d3e5f7a1b2c4d6e8f0a1b2c3d4e5f60 } from '../../../modules/administration/admin/ScopesField'
import { SignInMethods as SignInMethods_1a2b3c4d5e6f4071829304a5b6c7d8e9 } from '../../../modules/administration/admin/SignInMethods'
import { SingleSignOn as SingleSignOn_8e1f5c0b7d294a36b1c2d3e4f5a60718 } from '../../../modules/administration/admin/SingleSignOn'
import { WaitingWidget as WaitingWidget_30d338158c873057a08d8505b6d66262 } from '../../../modules/administration/admin/WaitingWidget'
import { NewApiKey as NewApiKey_4f9a7c1e2b3d4a5f8c6d7e0f1a2b3c4d } from '../../../modules/administration/admin/WebhookSecret'
import { WebhookSecret as WebhookSecret_521e11059ce9b34d34e478b2ff8c9930 } from '../../../modules/administration/admin/WebhookSecret'
import { AnswerQuestion as AnswerQuestion_fbd864e1e7c4f4146f5e64f72cfc1f7a } from '../../../modules/assistant/admin/AnswerQuestion'
import { WhyView as WhyView_eba5e47ff549b4f608c524db9b83c318 } from '../../../modules/assistant/admin/WhyView'
import { AnswersWidget as AnswersWidget_8b124a0ba646c07f44978f8fea9e5f49 } from '../../../modules/assistant/admin/AnswersWidget'
import { QuestionsWidget as QuestionsWidget_8d8d78aa66f6c5e6c99595deb6775a39 } from '../../../modules/assistant/admin/QuestionsWidget'
import { HealthWidget as HealthWidget_471860f3384de9f64e93bad32eb9c428 } from '../../../modules/discovery/admin/HealthWidget'
import { SearchesWidget as SearchesWidget_524174132209c6f43f77aaa83b645898 } from '../../../modules/discovery/admin/SearchesWidget'
import { CancelDate as CancelDate_88385fd2a1bd9b6a94e48eafa7887575 } from '../../../modules/learning/admin/CancelDate'
import { MoveBooking as MoveBooking_23f0ec268b60a180a2a395d2b00cdd4f } from '../../../modules/learning/admin/MoveBooking'
import { AttendanceView as AttendanceView_727cb527fe22e6cd997647eba12c13f4 } from '../../../modules/learning/admin/AttendanceView'
import { LeadBoard as LeadBoard_4431c7db1030102442bf503efc953d04 } from '../../../modules/leads/admin/LeadBoard'
import { PersonView as PersonView_4431c7db1030102442bf503efc953d05 } from '../../../admin/people/PersonView'
import { ExportCsv as ExportCsv_2207ff69add3f2f243045da52edd6b5d } from '../../../admin/ExportCsv'
import { LeadsWidget as LeadsWidget_a71a51d8100c77598f6e8ec6e1524fed } from '../../../modules/leads/admin/LeadsWidget'
import { CertificateActions as CertificateActions_e778c02f581dfbfea62e84a290a42f3c } from '../../../modules/learning/admin/CertificateActions'
import { LinksWidget as LinksWidget_009537419c71e8993e73c236be086057 } from '../../../modules/payments/admin/LinksWidget'
import { OrderActions as OrderActions_bc27ee64f5075d83c21375af72dea75e } from '../../../modules/payments/admin/OrderActions'
import { OrdersWidget as OrdersWidget_22d66aca2b6fc1e048221f6fd1b216e4 } from '../../../modules/payments/admin/OrdersWidget'
import { DownloadInvoice as DownloadInvoice_b1c2d3e4f5061728394a5b6c7d8e9f00 } from '../../../modules/payments/admin/DownloadInvoice'
import { SendRefund as SendRefund_6a902c288cd0a5cda735aa7457a39b55 } from '../../../modules/payments/admin/SendRefund'
import { ShareLink as ShareLink_3f7f83a779bca9275a3d0b08d8ba3980 } from '../../../modules/payments/admin/ShareLink'
import { EmbedSnippet as EmbedSnippet_5b0e7c21d94f4a86b3c8f7e6d5a49382 } from '../../../doors/embed/admin/EmbedSnippet'
import { CurrencyField as CurrencyField_8aae5244cb79b75564b924cb30919505 } from '../../../admin/fields/CurrencyField'
import { MoneyCell as MoneyCell_9279faa1c88f26f30c2cfc7ca664e8d6 } from '../../../admin/fields/MoneyCell'
import { MoneyField as MoneyField_fe26082cf29ef9b622e9b5eaf31be853 } from '../../../admin/fields/MoneyField'
import { MoneyFilter as MoneyFilter_fe26082cf29ef9b622e9b5eaf31be854 } from '../../../admin/fields/MoneyFilter'
import { ListTabs as ListTabs_fe26082cf29ef9b622e9b5eaf31be855 } from '../../../admin/lists/ListTabs'
import { ReadOnlyField as ReadOnlyField_fe26082cf29ef9b622e9b5eaf31be860 } from '../../../admin/records/ReadOnlyField'
import { RecordSummary as RecordSummary_fe26082cf29ef9b622e9b5eaf31be861 } from '../../../admin/records/RecordSummary'
import { Timeline as Timeline_fe26082cf29ef9b622e9b5eaf31be862 } from '../../../admin/records/Timeline'
import { TitleCell as TitleCell_f29527729df5686ebb12c9fb297c6a4f } from '../../../admin/lists/TitleCell'
import { NameCell as NameCell_fe26082cf29ef9b622e9b5eaf31be856 } from '../../../admin/lists/NameCell'
import { SamplesBanner as SamplesBanner_fe26082cf29ef9b622e9b5eaf31be870 } from '../../../demo/activity/SamplesBanner'
import { PickField as PickField_fe26082cf29ef9b622e9b5eaf31be8a1 } from '../../../admin/fields/PickField'
import { SlugField as SlugField_fe26082cf29ef9b622e9b5eaf31be8a2 } from '../../../admin/fields/SlugField'
import { ColorField as ColorField_fe26082cf29ef9b622e9b5eaf31be8a3 } from '../../../admin/fields/ColorField'
import { SeoPreview as SeoPreview_5d0c31f2b86e4a7c9a41e07c2fd3b6a8 } from '../../../admin/fields/SeoPreview'
import { ShownJson as ShownJson_b6a2ce109f159bb45076c0eb0c201cbd } from '../../../admin/fields/ShownJson'
import { TransferPanel as TransferPanel_4c38cdfd118a6271878e89e80fb81e2f } from '../../../platform/content/transfer/admin/TransferPanel'


/** @type import('payload').ImportMap */
export const importMap = {
  "/src/modules/administration/admin/CurrentPassword#CurrentPassword": CurrentPassword_751915277ffec569e9adaf417e077d31,
  "/src/modules/administration/admin/PasskeyButton#PasskeySignIn": PasskeySignIn_2b7d94c1e0f34a58a6c3d2e1f0b9a887,
  "/src/modules/administration/admin/ProveAgain#ProveAgain": ProveAgain_7c1d2e3f4a5b46c7889900aabbccddee,
  "/src/modules/administration/admin/ScopesField#ScopesField": ScopesField_9d3e5f7a1b2c4d6e8f0a1b2c3d4e5f60,
  "/src/modules/administration/admin/SignInMethods#SignInMethods": SignInMethods_1a2b3c4d5e6f4071829304a5b6c7d8e9,
  "/src/modules/administration/admin/SingleSignOn#SingleSignOn": SingleSignOn_8e1f5c0b7d294a36b1c2d3e4f5a60718,
  "/src/modules/administration/admin/AuditTarget#AuditTarget": AuditTarget_c2bc60a5ffe82921105462752cafb068,
  "/src/modules/administration/admin/AuditTarget#AuditKind": AuditKind_c2bc60a5ffe82921105462752cafb068,
  "/src/modules/administration/admin/ChangedValues#ChangedValues": ChangedValues_c2bc60a5ffe82921105462752cafb067,
  "/src/modules/administration/admin/WebhookSecret#NewApiKey": NewApiKey_4f9a7c1e2b3d4a5f8c6d7e0f1a2b3c4d,
  "/src/modules/administration/admin/WebhookSecret#WebhookSecret": WebhookSecret_521e11059ce9b34d34e478b2ff8c9930,
  "/src/modules/administration/admin/DeliveryButtons#TestWebhook": TestWebhook_333c328704d40ceae59ec744eebdd95b,
  "/src/modules/administration/admin/DeliveryButtons#ResendDelivery": ResendDelivery_85355ed7c6565911d3155f084e1aae51,
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
  "/src/platform/content/transfer/admin/TransferPanel#TransferPanel": TransferPanel_4c38cdfd118a6271878e89e80fb81e2f,
  "/src/demo/activity/SamplesBanner#SamplesBanner": SamplesBanner_fe26082cf29ef9b622e9b5eaf31be870,
  "/src/admin/find/FindBox#FindBox": FindBox_c2bc60a5ffe82921105462752cafb110,
  "/src/admin/find/FindView#FindView": FindView_c2bc60a5ffe82921105462752cafb111,
  "/src/admin/fields/PickField#PickField": PickField_fe26082cf29ef9b622e9b5eaf31be8a1,
  "/src/admin/fields/SlugField#SlugField": SlugField_fe26082cf29ef9b622e9b5eaf31be8a2,
  "/src/admin/fields/ColorField#ColorField": ColorField_fe26082cf29ef9b622e9b5eaf31be8a3,
  "/src/admin/fields/SeoPreview#SeoPreview": SeoPreview_5d0c31f2b86e4a7c9a41e07c2fd3b6a8,
  "/src/admin/fields/ShownJson#ShownJson": ShownJson_b6a2ce109f159bb45076c0eb0c201cbd,
  "/src/admin/ExportCsv#ExportCsv": ExportCsv_2207ff69add3f2f243045da52edd6b5d,
  "/src/modules/learning/admin/CancelDate#CancelDate": CancelDate_88385fd2a1bd9b6a94e48eafa7887575,
  "/src/modules/learning/admin/MoveBooking#MoveBooking": MoveBooking_23f0ec268b60a180a2a395d2b00cdd4f,
  "/src/modules/learning/admin/AttendanceView#AttendanceView": AttendanceView_727cb527fe22e6cd997647eba12c13f4,
  "/src/modules/leads/admin/LeadBoard#LeadBoard": LeadBoard_4431c7db1030102442bf503efc953d04,
  "/src/admin/people/PersonView#PersonView": PersonView_4431c7db1030102442bf503efc953d05,
  "/src/admin/fields/MoneyCell#MoneyCell": MoneyCell_9279faa1c88f26f30c2cfc7ca664e8d6,
  "/src/admin/fields/MoneyField#MoneyField": MoneyField_fe26082cf29ef9b622e9b5eaf31be853,
  "/src/admin/fields/MoneyFilter#MoneyFilter": MoneyFilter_fe26082cf29ef9b622e9b5eaf31be854,
  "/src/modules/site/branding/BrandGraphics#BrandIcon": BrandIcon_c2bc60a5ffe82921105462752cafb101,
  "/src/modules/site/branding/BrandGraphics#BrandLogo": BrandLogo_c2bc60a5ffe82921105462752cafb102,
  "/src/admin/lists/GroupLabel#GroupLabel": GroupLabel_c2bc60a5ffe82921105462752cafb100,
  "/src/admin/lists/WordsCell#WordsCell": WordsCell_c2bc60a5ffe82921105462752cafb100,
  "/src/admin/lists/ListTabs#ListTabs": ListTabs_fe26082cf29ef9b622e9b5eaf31be855,
  "/src/admin/records/ReadOnlyField#ReadOnlyField": ReadOnlyField_fe26082cf29ef9b622e9b5eaf31be860,
  "/src/admin/records/RecordSummary#RecordSummary": RecordSummary_fe26082cf29ef9b622e9b5eaf31be861,
  "/src/admin/records/Timeline#Timeline": Timeline_fe26082cf29ef9b622e9b5eaf31be862,
  "/src/admin/lists/TitleCell#TitleCell": TitleCell_f29527729df5686ebb12c9fb297c6a4f,
  "/src/admin/lists/NameCell#NameCell": NameCell_fe26082cf29ef9b622e9b5eaf31be856,
  "/src/admin/fields/CurrencyField#CurrencyField": CurrencyField_8aae5244cb79b75564b924cb30919505,
  "/src/modules/payments/admin/ShareLink#ShareLink": ShareLink_3f7f83a779bca9275a3d0b08d8ba3980,
  "/src/doors/embed/admin/EmbedSnippet#EmbedSnippet": EmbedSnippet_5b0e7c21d94f4a86b3c8f7e6d5a49382,
  "/src/modules/learning/admin/CertificateActions#CertificateActions": CertificateActions_e778c02f581dfbfea62e84a290a42f3c,
  "/src/modules/payments/admin/OrderActions#OrderActions": OrderActions_bc27ee64f5075d83c21375af72dea75e,
  "/src/modules/payments/admin/DownloadInvoice#DownloadInvoice": DownloadInvoice_b1c2d3e4f5061728394a5b6c7d8e9f00,
  "/src/modules/payments/admin/SendRefund#SendRefund": SendRefund_6a902c288cd0a5cda735aa7457a39b55,
  "/src/modules/assistant/admin/AnswerQuestion#AnswerQuestion": AnswerQuestion_fbd864e1e7c4f4146f5e64f72cfc1f7a,
  "/src/modules/assistant/admin/WhyView#WhyView": WhyView_eba5e47ff549b4f608c524db9b83c318,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
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
