import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, test } from '@jest/globals'
import ts from 'typescript'

/** What a strict compiler that knows Node and no browser says of these lines, with a `client` before them. */
const faultsOf = (lines: string): string[] =>
  faultsIn([
    `import { createClient } from '@foyer/client'
const client = createClient({ baseUrl: 'https://foyer.example' })
${lines}
`,
  ])

function faultsIn(programs: string[]): string[] {
  const texts = new Map(programs.map((text, at) => [resolve(`tests/sdk/${String(at)}.mts`), text]))
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    lib: ['lib.es2022.d.ts'],
    types: ['node'],
    paths: { '@foyer/client': [resolve('sdk/typescript/index.d.ts')] },
  }
  const disk = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => texts.has(path) || disk.fileExists(path),
    getSourceFile: (path, version, ...more) => {
      const text = texts.get(path)
      return text === undefined
        ? disk.getSourceFile(path, version, ...more)
        : ts.createSourceFile(path, text, version)
    },
  }
  const program = ts.createProgram([...texts.keys()], options, host)
  const own = program.getSourceFiles().filter((file) => /\/(?:sdk|tests)\//.test(file.fileName))
  const found = own.flatMap((file) => program.getSemanticDiagnostics(file))
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

describe('the types of the TypeScript client', () => {
  test('compile under the strictest settings without those of a browser, and name the documents of lists', () => {
    const lines = `const { docs, totalDocs } = await client.faqs.find({ limit: 5 })
      const questions: string[] = docs.map(({ question }) => question)
      docs.sort((a, b) => a.question.localeCompare(b.question)).filter((one) => one.answer !== '')
      for await (const { question } of client.faqs.findAll()) questions.push(question)
      console.log(totalDocs.toFixed(), questions)`
    expect(faultsOf(lines)).toEqual([])
  })

  test('take nothing that a write passes over: related documents, what a file says of itself, what nobody changes', () => {
    const lines = [
      `await client.courses.create({ title: 'A', summary: 'S', sessions: {} })`,
      `await client.leads.updateById({ id: 'L', email: 'ada@company.example' })`,
      `await client.courseSessions.updateById({ id: 'S', seatsLeft: 3 })`,
      `await client.media.updateById({ id: 'M', filename: 'a.png' })`,
    ]
    const faults = faultsOf(lines.join('\n'))
    expect(faults).toEqual(
      ['sessions', 'email', 'seatsLeft', 'filename'].map((name) =>
        expect.stringContaining(`'${name}' does not exist`),
      ),
    )
    expect(faultsOf(`await client.leads.updateById({ id: 'L', status: 'contacted' })`)).toEqual([])
  })

  test('take the settings as the environment has them, and know the answer of a chat over the socket', () => {
    const lines = `const { FOYER, FOYER_KEY } = process.env
      const socket = await createClient({ baseUrl: FOYER, apiKey: FOYER_KEY }).connect()
      for await (const part of socket.chat('Which courses do you offer?'))
        if (part.type === 'chat.done') console.log(part.answer.trim(), part.citations[0]?.url)`
    expect(faultsOf(lines)).toEqual([])
  })
})

test('Every program in TypeScript of the guides compiles under the strictest settings', () => {
  const guides = readdirSync('docs/guides').map((name) =>
    readFileSync(`docs/guides/${name}`, 'utf8'),
  )
  const programs = guides.flatMap((text) =>
    [...text.matchAll(/^```ts run\n([^]*?)^```/gm)].map(([, program = '']) => program),
  )
  expect(programs.length).toBeGreaterThan(9)
  expect(faultsIn(programs)).toEqual([])
})
