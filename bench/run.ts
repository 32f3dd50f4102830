import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { measureAnswers } from './answers/measureAnswers.js'
import { measureGrowth } from './growth/measureGrowth.js'
import { measureRebuild } from './index/measureRebuild.js'
import { measureShareImages } from './og.js'
import { measureOtp } from './otp.js'
import { measurePayments } from './payments/measurePayments.js'
import { measureReads } from './measureReads.js'
import { measureSearch } from './search.js'
import { measureWrites } from './writes/measureWrites.js'
import { measureSoak } from './soak/measureSoak.js'

/** Each measures one part of the product in its own folder, prints a table and returns whether all rows pass. */
const parts = {
  reads: tabulated(measureReads),
  otp: tabulated(measureOtp),
  payments: tabulated(measurePayments),
  writes: tabulated(measureWrites),
  soak: tabulated(measureSoak),
  search: () => measureSearch(process.env['SEARCH_COLLECTION'], process.env['ANSWERS_CORPORA']),
  index: tabulated(measureRebuild),
  growth: tabulated(measureGrowth),
  answers: () => measureAnswers(process.env['ANSWERS_CORPORA'], process.env['ANSWERS_WEIGHTS']),
  og: tabulated(measureShareImages),
}

type Row = { holds: string }

function tabulated(measure: (folder: string) => Promise<readonly Row[]> | readonly Row[]) {
  return async (folder: string): Promise<boolean> => {
    const rows = await measure(folder)
    console.table(rows)
    return rows.every(({ holds }) => holds !== 'NO')
  }
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`Not known: ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n${name}`)
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  if (!(await measure(folder))) process.exitCode = 1
  rmSync(folder, { recursive: true, force: true })
}
