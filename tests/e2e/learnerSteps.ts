import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { load } from 'js-yaml'
import type { Page } from 'playwright-core'

/** The code that the demo mailed to this address. */
export async function codeFor(page: Page, url: string, address: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${url}/api/dev/mailbox?to=${address}`)
    const { docs } = (await answer.json()) as { docs: { text: string }[] }
    const code = /^\d{6}$/m.exec(docs[0]?.text ?? '')?.[0]
    if (code) return code
    await page.waitForTimeout(200)
  }
  throw new Error('No mail came')
}

/** Takes a place on the only date of a free course as somebody new, whose address it returns. */
export async function bookFree(page: Page, url: string, course: string): Promise<string> {
  const email = `booker-${String(Date.now())}@acme.example`
  const call = async <T>(path: string, json?: object, token?: string): Promise<T> => {
    const answer = await fetch(url + path, {
      method: json ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(json && { body: JSON.stringify(json) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const { challengeId } = await call<{ challengeId: string }>('/api/lms/auth/request-otp', {
    email,
  })
  const code = await codeFor(page, url, email)
  const signIn = { email, otp: { challengeId, code } }
  const { token } = await call<{ token: string }>('/api/lms/auth/verify-otp', signIn)
  const path = `/api/lms/courses/${course}`
  const { sessions } = await call<{ sessions: { id: string }[] }>(path)
  await call('/api/lms/enrolments', { course, session: sessions[0]?.id }, token)
  return email
}

const quiz = 'src/demo/content/lessons/ai-literacy-essentials/final-check.md'

type Question = { kind: string; options: { text: string; isCorrect?: boolean }[] }

/** The questions of the sample quiz, with what only staff are told: the right answers. */
function readQuestions(): Question[] {
  const text = readFileSync(join(import.meta.dirname, '..', '..', quiz), 'utf8')
  const [, front = ''] = /^---\n(.*?)\n---\n/s.exec(text) ?? []
  return (load(front) as { questions: Question[] }).questions
}

/** Answers the quiz of the sample course on its page, the first questions wrongly. */
export async function takeQuiz(page: Page, { mistakes }: { mistakes: number }): Promise<void> {
  for (const [at, { kind, options }] of readQuestions().entries()) {
    const field = page.locator('.quiz-question').nth(at)
    const isWrong = at < mistakes
    if (kind === 'text') {
      await field.locator('input').fill(isWrong ? 'no idea' : (options[0]?.text ?? ''))
      continue
    }
    const chosen = options.filter(({ isCorrect = false }) => isCorrect !== isWrong)
    for (const { text } of kind === 'single' ? chosen.slice(0, 1) : chosen) {
      await field.getByLabel(text, { exact: true }).check()
    }
  }
  await page.click('button[value=quiz]')
}
