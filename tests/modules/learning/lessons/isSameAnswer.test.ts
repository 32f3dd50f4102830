import { expect, test } from '@jest/globals'

import { isSameAnswer } from '../../../../src/modules/learning/lessons/gradeQuiz.js'

test.each([
  ['Article 50.', 'article 50'],
  ['  Évaluation   des risques ', 'evaluation des risques'],
  ['“transparency”', 'Transparency'],
  ['Art 50', 'Art. 50'],
  ['risk based', 'risk-based'],
  ['٢٧', '27'],
  ['التقييم؟', 'التقييم'],
  ['!=', '!='],
])('%s is %s', (given, accepted) => {
  expect(isSameAnswer(given, accepted)).toBe(true)
})

test.each([
  ['5', '-5'],
  ['C', 'C#'],
  ['50', '50 %'],
  ['=', '!='],
  ['...', '!'],
  ['', '.'],
  ['', ''],
  [' ', ''],
  ['1.5', '15'],
])('%s is not %s', (given, accepted) => {
  expect(isSameAnswer(given, accepted)).toBe(false)
})
