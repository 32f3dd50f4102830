import { expect, test } from '@jest/globals'

import { declaredVectors, levels, severityOf } from '../../../src/modules/assurance/severity.js'

test('grades by likelihood, impact and exposure', () => {
  expect(severityOf([3, 2, 1])).toEqual({
    level: 'informational',
    ocsf: 1,
    score: 0.8,
    vector: 'L:3/I:2/E:1',
    method: 'lie-1.0',
  })
  expect(severityOf([5, 5, 3])).toMatchObject({ level: 'critical', score: 10, ocsf: 5 })
})

test.each(levels)('what people call %s is graded so', (level) => {
  expect(severityOf(declaredVectors[level]).level).toBe(level)
})
