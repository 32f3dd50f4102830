import { readdirSync, readFileSync } from 'node:fs'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { adminKey } from '../../../support/adminKey.js'
import {
  createSnippetRunner,
  type Language,
  type SnippetRunner,
} from '../../../support/snippetRunner.js'
import { type Demo, startDemo } from '../../../support/startDemo.js'

const folder = 'docs/guides'
const guides = readdirSync(folder).map((file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8')
  const blocks = [...text.matchAll(/^```(sh|ts|python) run( fails)?\n([^]*?)^```/gm)]
  return { file, text, blocks }
})

let demo: Demo

beforeAll(async () => {
  demo = await startDemo({ ADMIN_API_KEY: adminKey, ADMIN_API_KEY_ROLE: 'admin' })
})
afterAll(() => demo.stop())

describe('every guide can be followed to the letter', () => {
  let runner: SnippetRunner

  beforeAll(() => {
    runner = createSnippetRunner({ FOYER: demo.url, FOYER_KEY: adminKey })
  })
  afterAll(() => runner.remove())

  const withSnippets = guides.filter(({ blocks }) => blocks.length > 0)

  test.each(withSnippets)('$file', async ({ blocks }) => {
    const results: boolean[] = []
    for (const [, language, fails, code = ''] of blocks) {
      const run = runner.run(language as Language, code)
      if (fails) await expect(run).rejects.toThrow('"code":')
      else await run
      results.push(true)
    }
    expect(results).toHaveLength(blocks.length)
  })
})

test('every snippet of shell, TypeScript or Python is run, but for installing and starting', () => {
  const left = guides.flatMap(({ file, text }) =>
    [...text.matchAll(/^```(?:sh|ts|python)\n([^]*?)^```/gm)].map(([, code = '']) => [file, code]),
  )
  const isSetUp = (code = '') => /^(?:npm|mkdir|export)/.test(code)
  expect(left.filter(([, code]) => !isSetUp(code))).toEqual([])
})

test('every link from one guide leads to another', () => {
  const files = new Set(guides.map(({ file }) => file))
  const targets = guides.flatMap(({ text }) =>
    [...text.matchAll(/\]\((\w[\w-]*\.md)/g)].map(([, target = '']) => target),
  )
  expect(targets.filter((target) => !files.has(target))).toEqual([])
})
