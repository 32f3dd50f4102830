import { createLocalReq, type PayloadRequest } from 'payload'

import type { Reading } from '../../../platform/assurance/declarations.js'
import type { PendingWork } from '../../../platform/PendingWork.js'
import { scheduled } from '../../../platform/jobs/Task.js'
import { type Assistant, assistantOf } from '../createAssistant.js'
import type { Finding } from '../retrieval/retrieve.js'
import type { TestRun } from '../schemas.js'
import { findNow } from './explainQuestion.js'

/** Questions of the test set that were not answered as expected when it last ran. */
export const failingTests: PendingWork = {
  id: 'failing-test-questions',
  collection: 'test-questions',
  where: { result: { equals: 'fails' } },
  label: 'Test questions that fail',
  hint: 'Look why, then write an answer, add a synonym, or correct what is expected.',
}

/** Asks every test question each night. */
export const testNightly = scheduled({
  name: 'assistant.testAnswers',
  cron: '51 2 * * *',
  run: async ({ payload }) => {
    await runTestQuestions(assistantOf(payload), await createLocalReq({}, payload))
  },
})

/** Asks every test question, notes what is new, and counts each that passed before and fails now. */
export async function runTestQuestions(
  assistant: Assistant,
  req: PayloadRequest,
): Promise<TestRun> {
  const { payload, measurements } = assistant
  const { docs } = await payload.find({
    ...{ collection: 'test-questions', pagination: false, depth: 0, req },
  })
  const run: TestRun = { passed: 0, failed: 0, fallen: 0 }
  for (const { id, question, language, page, result: before, given: told } of docs) {
    const finding = await findNow(assistant, { q: question, locale: language })
    const result = isAsExpected(finding, page ?? '') ? 'passes' : 'fails'
    const given = [finding.confidence, ...pathsOf(finding)].join(' ').slice(0, 500)
    run[result === 'passes' ? 'passed' : 'failed'] += 1
    if (result === 'fails' && before === 'passes') run.fallen += 1
    if (result !== before || given !== told)
      await payload.update({ collection: 'test-questions', id, data: { result, given }, req })
  }
  measurements.count('chat.tests.fallen', run.fallen)
  return run
}

/** The share of the test set that passed at its last run. */
export async function testPassRate({ payload }: Assistant): Promise<Reading | undefined> {
  const countOf = async (result: string) => {
    const where = { result: { equals: result } }
    return (await payload.count({ collection: 'test-questions', where })).totalDocs
  }
  const [passed, failed] = await Promise.all([countOf('passes'), countOf('fails')])
  const n = passed + failed
  return n === 0 ? undefined : { value: passed / n, n }
}

function isAsExpected(finding: Finding, page: string): boolean {
  if (page === '') return finding.confidence !== 'answered'
  return finding.confidence === 'answered' && pathsOf(finding).includes(page)
}

/** The addresses of the sources on this site, in any language. */
function pathsOf({ sources, stated }: Finding): string[] {
  return sources.slice(0, stated?.sources).map(({ citation }) => {
    const { pathname, hash } = new URL(citation.url)
    return pathname + hash
  })
}
