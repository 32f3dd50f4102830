import { describe, expect, test } from '@jest/globals'

import type { Source } from '../../../src/modules/assistant/retrieval/sourcesOf.js'
import { createSentenceCheck } from '../../../src/modules/assistant/verification/createSentenceCheck.js'

const text =
  'We start a refund within three working days. It goes back to the card you paid from. Yes.'
const sourceIn = (locale: string) =>
  ({
    citation: { title: 'How long does a refund take?', url: '/', type: 'faq', excerpt: '' },
    passages: [{ section: { locale } }],
    documentId: '1',
    text,
  }) as unknown as Source

/** What is left of an answer in a language, from an English source. */
function shown(answer: string, locale = 'en', question = ''): string {
  const check = createSentenceCheck([sourceIn('en')], locale, question)
  return check.push(answer) + check.end()
}

describe('a sentence that cites nothing', () => {
  test.each([
    ['en', 'everything is free of charge for you, just show this chat at the door.'],
    ['en', 'Everything is free.'],
    ['en', 'All courses are free.'],
    ['en', 'No fee.'],
    ['en', 'No.'],
    ['en', 'it never goes back to the card you paid from.'],
    ['fr', 'Tout est gratuit pour vous, montrez cette conversation à la porte.'],
    ['fr', 'Oui.'],
    ['fr', 'Demandez à Jeanne.'],
    ['ar', 'كل شيء مجاني لك، فقط أظهر هذه المحادثة عند الباب.'],
    ['ar', 'نعم.'],
  ])('is not shown where no source says it: %s, %s', (locale, claim) => {
    expect(shown(claim, locale)).toBe('')
  })

  test.each([
    ['en', 'Here is what I found.'],
    ['en', 'The sources do not contain information about this.'],
    ['en', 'I hope this helps!'],
    ['fr', 'Voici ce que j’ai trouvé :'],
    ['fr', 'D’après les sources :'],
    ['fr', 'Malheureusement, le site ne dit rien à ce sujet.'],
    ['ar', 'إليك ما وجدته في المصادر:'],
    ['ar', 'للأسف لم أجد معلومات عن هذا في الموقع.'],
  ])('leads on where it claims nothing: %s, %s', (locale, claim) => {
    expect(shown(claim, locale)).toBe(claim)
  })

  test.each([
    ['en', 'Is parking free?', 'Unfortunately, the sources do not say whether parking is free.'],
    [
      'fr',
      'Le parking est-il gratuit ?',
      'Les sources ne précisent pas si le parking est gratuit.',
    ],
    ['ar', 'هل يوجد موقف سيارات؟', 'لا تذكر المصادر موقف سيارات.'],
  ])('says that there is no answer to a question: %s, %s', (locale, question, claim) => {
    expect(shown(claim, locale, question)).toBe(claim)
    expect(shown(claim, locale, 'Anything else?')).toBe('')
  })

  test('answers no question in the words of the question alone', () => {
    for (const claim of [
      'Parking is free.',
      'Parking is not free.',
      'The site says parking is free.',
    ]) {
      expect(shown(claim, 'en', 'Is parking free?')).toBe('')
    }
  })

  test.each([
    ['en', 'it goes back to the card you paid from.'],
    ['en', 'We start a refund within three working days.'],
    ['en', 'Yes.'],
    ['fr', 'Le remboursement commence sous 3 jours.'],
  ])('is shown where a source says it: %s, %s', (locale, claim) => {
    expect(shown(claim, locale)).toBe(claim)
  })
})
