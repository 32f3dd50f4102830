import { expect, test } from '@jest/globals'

import { splitSentences } from '../../../src/search/evidence/splitSentences.js'

test.each([
  ['One. Two? Three.', ['One.', 'Two?', 'Three.']],
  ['He said “Stop.” Then he left.', ['He said “Stop.”', 'Then he left.']],
  ['See Art. 50 of the Act. It applies.', ['See Art. 50 of the Act.', 'It applies.']],
  [
    'Many moved to the U.S. South. Others stayed.',
    ['Many moved to the U.S. South.', 'Others stayed.'],
  ],
  ['Brown v. Board ended it. Others followed.', ['Brown v. Board ended it.', 'Others followed.']],
  ['It costs 16.5 k and takes 3.5 days.', ['It costs 16.5 k and takes 3.5 days.']],
  ['First line\nSecond line', ['First line', 'Second line']],
  ['هل هذا صحيح؟ نعم. شكرًا.', ['هل هذا صحيح؟', 'نعم.', 'شكرًا.']],
  ['C’est vrai. « Oui », dit-elle.', ['C’est vrai.', '« Oui », dit-elle.']],
  ['  ', []],
])('splits %j', (text, expected) => {
  expect(splitSentences(text)).toEqual(expected)
})
