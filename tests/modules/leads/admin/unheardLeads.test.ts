import { expect, test } from '@jest/globals'

import { unheardLeads } from '../../../../src/modules/leads/leadsOptions.js'

const said = (notify: string[]) => unheardLeads({ config: { custom: { leads: { notify } } } })

test('the first page says that nobody is told of new leads where LEADS_NOTIFY is empty', () => {
  expect(said([])).toContain('Nobody gets a mail about new leads')
  expect(said(['team@foyer.example'])).toBeUndefined()
})
