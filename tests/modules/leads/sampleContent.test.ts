import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { contentFolder, readTable } from '../../../src/demo/readContent.js'
import { seedGlobal } from '../../../src/demo/sampleParts.js'
import {
  type SampleBrochure,
  seedBrochures,
  seedTcoModel,
} from '../../../src/demo/seedSampleContent.js'
import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer
beforeAll(async () => {
  foyer = await boot()
  // As after an interrupted start: existing documents stay unchanged.
  for (let start = 0; start < 2; start += 1) {
    await seedBrochures(foyer.payload)
    await seedTcoModel(foyer.payload)
  }
})
afterAll(() => foyer.stop())

const readBrochures = async () => (await readTable('brochures.yaml')) as SampleBrochure[]

test('the demo has its brochures once, in every language', async () => {
  for (const locale of ['en', 'fr', 'ar'] as const) {
    const { docs } = await (await foyer.call(`/api/brochures?locale=${locale}`)).json()
    const found = docs.map(({ title }: { title: string }) => title).sort()
    const expected = (await readBrochures()).map(({ title, translations }) =>
      locale === 'en' ? title : translations?.[locale]?.title,
    )
    expect(found).toEqual(expected.sort())
  }
})

test('the files of the demo are PDF files whose cross-references are right', async () => {
  for (const { file } of await readBrochures()) {
    const source = (await readFile(join(contentFolder, 'brochures', file))).toString('latin1')
    const offsets = [...source.matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) => Number(at))
    expect(offsets.length).toBeGreaterThan(5)
    for (const [at, offset] of offsets.entries()) {
      expect(source.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj`))
    }
    const start = Number(/startxref\n(\d+)/.exec(source)?.[1])
    expect(source.slice(start)).toMatch(/^xref/)
  }
})

test('the demo estimates in several currencies', async () => {
  const model = await (await foyer.callAsAdmin('/api/globals/tco-model')).json()
  expect(model.currencies.map(({ currency }: { currency: string }) => currency)).toEqual([
    'EUR',
    'GBP',
    'USD',
    'AED',
  ])
})

test('a slip in a sample is reported with what it is a sample of and the field', async () => {
  const [fr, ar] = [{}, { items: [{ lable: 'من نحن' }] }]
  const seeded = seedGlobal(foyer.payload, 'header', { en: { items: [] }, fr, ar })
  await expect(seeded).rejects.toThrow(/sample of header has \/items\/0\/lable\. .*label/)
})
