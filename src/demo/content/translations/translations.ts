import { courseTranslations } from './courseTranslations.js'
import { partnerTranslations } from './partnerTranslations.js'
import { policyTranslations } from './policyTranslations.js'

type TitleAndSummary = { title: string; summary: string }

export type SampleTranslations = {
  courses: Record<string, { fr: TitleAndSummary; ar: TitleAndSummary }>
  policies: Record<string, { fr: TitleAndSummary; ar: TitleAndSummary }>
  partners: Record<string, { fr: { summary: string }; ar: { summary: string } }>
}

/** French and Arabic texts by slug, for the localised fields of the sample content. */
export const translations: SampleTranslations = {
  courses: courseTranslations,
  policies: policyTranslations,
  partners: partnerTranslations,
}
