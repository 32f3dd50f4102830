import { localization } from '../../../platform/localization.js'
import type { SelfTest } from '../../../platform/selfTests/SelfTest.js'
import { wordsFor } from '../words/wordsFor.js'

/** How the site's languages say "AI". */
const names = /\bAI system\b|système d’IA|نظام ذكاء اصطناعي/

/** Checks the notice that every answer carries, in every language of the site. */
export const disclosureSelfTest: SelfTest = {
  proves: 'in every language answers say that they come from an AI system.',
  mappings: { euAiAct: ['Article 50(1)'], nistAiRmf: ['MEASURE 2.8'] },
  run: () => {
    const says = localization.locales.every(({ code }) => names.test(wordsFor(code).disclosure))
    return says ? 'passed' : 'failed'
  },
}
