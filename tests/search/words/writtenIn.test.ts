import { expect, test } from '@jest/globals'

import { writtenIn } from '../../../src/search/words/writtenIn.js'

test.each([
  ['Peut-on transférer sa place à un collègue ?', 'fr'],
  ['Combien coûte la formation ?', 'fr'],
  ['formations à moins de 400 euros', 'fr'],
  ['parlez-vous arabe ?', 'fr'],
  ['Do you offer à la carte training?', 'en'],
  ['Can a colleague take my place?', 'en'],
  ['هل يمكنني الحضور؟', 'ar'],
  ['pie à la mode', undefined],
  ['comment section', undefined],
  ['ISO 42001', undefined],
])('%s is written in %s', (text, language) => {
  expect(writtenIn(text)).toBe(language)
})
