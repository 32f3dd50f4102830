import { expect, test } from '@jest/globals'

import { moveInWords } from '../../src/admin/records/fieldAt.js'

test('an event of a timeline says its move, and not once more what its title says', () => {
  expect(moveInWords({ title: 'Created', from: null, to: 'Created' })).toBe('')
  expect(moveInWords({ title: 'Reported', from: 'Pending', to: 'Paid' })).toBe('Pending → Paid')
  expect(moveInWords({ title: 'Assignee', from: null, to: 'Bo' })).toBe('Bo')
  expect(moveInWords({ title: 'Decided by staff', from: 'Paid', to: 'Paid' })).toBe('')
  expect(moveInWords({ title: 'Note', from: null, to: null })).toBe('')
})
