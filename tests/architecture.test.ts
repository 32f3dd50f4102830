import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import type { Source } from './support/architecture.js'
import {
  cycles,
  importGraph,
  misnamed,
  overlong,
  strayRemarks,
  unwantedProse,
  vaguelyNamed,
  wallBreaches,
} from './support/architecture.js'
import { unusedExports } from './support/exports.js'
import { sharedTables, siblingCircles, splinters, tablesIn } from './support/folders.js'
import { readSources } from './support/readSources.js'

const sources = readSources(join(import.meta.dirname, '..'))
const ownCode = sources.filter(({ path }) => /^(?:src|payload\.config\.ts)/.test(path))

/** Next takes what its routes and pages export; generated files are nobody's to shorten. */
const exportsWanted = ownCode.filter(
  ({ path }) =>
    !/\/(?:route|page|layout|not-found)\.tsx?$|\/migrations\/|payload-types|importMap/.test(path),
)

/** What is listed elsewhere stays a file of its own, however short: tables, routes, endpoints, hooks, migrations, words. */
const isListed = /(?:Table\.ts|\/route\.tsx?) ←|\/(?:endpoints|hooks|migrations|_words|content)\//

const isOfFolders = (circle: string) =>
  circle
    .replace(/^[^:]*: /, '')
    .split(', ')
    .some((name) => !/\.tsx?$/.test(name))

describe('the tree', () => {
  test('is read at all', () => {
    expect(ownCode.length).toBeGreaterThan(10)
    expect([...importGraph(ownCode).values()].flat().length).toBeGreaterThan(10)
  })

  test('names every file and folder by what it holds', () => {
    expect(vaguelyNamed(sources.map(({ path }) => path))).toEqual([])
  })

  test('names a file like its one export', () => {
    expect(misnamed(sources)).toEqual([])
  })

  test('keeps modules apart and the platform below them', () => {
    expect(wallBreaches(importGraph(ownCode))).toEqual([])
  })

  test('has an assurance feed that knows no other module by the names of its counters', () => {
    const feed = ownCode.filter(({ path }) => path.startsWith('src/modules/assurance/'))
    const names = /['`](?:chat|payments|search|leads|learning|assistant)\./
    expect(feed.filter(({ text }) => names.test(text)).map(({ path }) => path)).toEqual([])
    expect(feed.length).toBeGreaterThan(0)
  })

  test('imports in one direction only', () => {
    expect(cycles(ownCode)).toEqual([])
  })

  test('has no file over 300 lines', () => {
    expect(overlong(sources)).toEqual([])
  })

  test('keeps one picture of the tables, the newest: the next migration is made from it, the older ones from nothing', () => {
    const folder = join(import.meta.dirname, '../src/migrations')
    expect(readdirSync(folder).filter((name) => name.endsWith('.json'))).toHaveLength(1)
  })

  test('has a table of contents of 80 lines at most', () => {
    const contents = sources.find(({ path }) => path === 'payload.config.ts')
    expect(contents?.text.trimEnd().split('\n').length).toBeLessThanOrEqual(80)
  })

  test('has walls: folders side by side never import each other in a circle, types included', () => {
    expect(siblingCircles(importGraph(ownCode)).filter(isOfFolders)).toEqual([])
  })

  test('has one owner for a table: its SQL stands in one folder', () => {
    const migrations = sources.filter(({ path }) => path.startsWith('src/migrations/'))
    const others = ownCode.filter(({ path }) => !path.startsWith('src/migrations/'))
    expect(sharedTables(others, tablesIn(migrations))).toEqual([])
  })

  test('exports nothing that nobody takes', () => {
    expect(unusedExports(exportsWanted, sources)).toEqual([])
  })

  test('has no file of fifteen lines for one other file', () => {
    expect(splinters(ownCode, importGraph(ownCode)).filter((line) => !isListed.test(line))).toEqual(
      [],
    )
  })

  test('speaks of the project alone', () => {
    expect(strayRemarks(sources)).toEqual([])
  })

  test('calls people they, and cites nothing that is not in the repository', () => {
    expect(unwantedProse(sources)).toEqual([])
  })
})

describe('the rules', () => {
  test('notice a vague name of a file or a folder, below src only', () => {
    const vague = ['src/lib/a.ts', 'src/platform/utils.ts', 'src/modules/leads/Helpers.tsx']
    expect(vaguelyNamed([...vague, 'src/library/a.ts', 'tests/lib/a.ts'])).toEqual(vague)
  })

  test('notice a file named unlike its one exported value', () => {
    expect(misnamed([file('src/a.ts', 'export function b() {}')])).toEqual(['src/a.ts exports b'])
    expect(misnamed([file('src/a.ts', 'const b = 1\nexport { b }')])).toHaveLength(1)
    expect(misnamed([file('src/Course.ts', 'export const course = 1')])).toHaveLength(1)
    expect(misnamed([file('src/View.tsx', 'export const Other = 1')])).toHaveLength(1)
  })

  test('accept a file named like its value or its type, or with several values', () => {
    const fitting = [
      file('src/a.ts', 'export async function a() {}\nexport type B = 1'),
      file('src/clock.ts', 'export type Clock = 1\nexport const systemClock: Clock = 1'),
      file('src/both.ts', 'export const one = 1, two = 2'),
      file('src/modules/leads/index.ts', 'export const leads = 1'),
      file('src/app/page.tsx', 'export const dynamic = 1\nexport default function Page() {}'),
    ]
    expect(misnamed(fitting)).toEqual([])
  })

  test('notice a module that imports another, be it a type, a re-export or a late import', () => {
    const breaches = (text: string) =>
      wallBreaches(importGraph([file('src/modules/a/x.ts', text), file('src/modules/b/y.ts', '')]))
    const expected = ['src/modules/a/x.ts → src/modules/b/y.ts']
    expect(breaches(`import { y } from '../b/y.js'`)).toEqual(expected)
    expect(breaches(`import type { Y } from '../b/y.js'`)).toEqual(expected)
    expect(breaches(`export { y } from '../b/y.js'`)).toEqual(expected)
    expect(breaches(`const y = await import('../b/y.js')`)).toEqual(expected)
    expect(breaches(`// import { y } from '../b/y.js'`)).toEqual([])
  })

  test('notice a platform that imports a module, not a module that imports the platform', () => {
    const platform = file('src/platform/p.ts', `import '../modules/a/x.js'`)
    const module = file('src/modules/a/x.ts', `import '../../platform/q.js'`)
    const graph = importGraph([platform, module, file('src/platform/q.ts', '')])
    expect(wallBreaches(graph)).toEqual(['src/platform/p.ts → src/modules/a/x.ts'])
  })

  test('notice a ring of imports, and only a ring', () => {
    const a = file('src/a.ts', `import './b.js'\nimport './c.js'`)
    const b = file('src/b.ts', `import { c } from './c.js'`)
    expect(cycles([a, b, file('src/c.tsx', '')])).toEqual([])
    const ring = [a, b, file('src/c.tsx', `export { a } from './a.js'`)]
    expect(cycles(ring)).toContain('src/a.ts → src/b.ts → src/c.tsx → src/a.ts')
    const typed = [a, b, file('src/c.tsx', `import type {\n  A,\n} from './a.js'`)]
    expect(cycles(typed)).toEqual([])
  })

  test('notice the 301st line, generated files excepted', () => {
    const lines = (count: number) => '\n'.repeat(count)
    expect(overlong([file('src/a.ts', lines(300))])).toEqual([])
    expect(overlong([file('src/a.ts', lines(301))])).toEqual(['src/a.ts has 301 lines'])
    expect(overlong([file('src/payload-types.ts', lines(301))])).toEqual([])
  })

  test('notice a path of one machine anywhere, a remark on authorship in comments', () => {
    const path = ['', 'work', 'main'].join('/')
    const remarks = [`const a = '${path}'`, '// generated by an agent', '# AI-written']
    const fair = [`fetch('https://host${path}')`, `const note = 'AI-generated answer'`, '// fair']
    const stray = strayRemarks([file('a.ts', [...remarks, ...fair].join('\n'))])
    expect(stray).toEqual(['a.ts:1', 'a.ts:2', 'a.ts:3'])
  })

  test('find comments and titles that give a person a gender, or cite what nobody can read', () => {
    const remarks = ['// Ask him.', 'const a = 1 // See CONTRACT 4.', `test('she may', () => {})`]
    const fair = ['// Ask them.', `const she = 'his'`, `test('they may', () => {})`]
    const unwanted = unwantedProse([file('a.ts', [...fair, ...remarks].join('\n'))])
    expect(unwanted.sort()).toEqual(['a.ts:4', 'a.ts:5', 'a.ts:6'])
  })
})

function file(path: string, text: string): Source {
  return { path, text }
}
