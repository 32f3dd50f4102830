import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Locator, Page } from 'playwright-core'

import { choose, fillForm } from '../support/staffForm.js'

const file = join(import.meta.dirname, '..', '..', 'docs', 'staff-guide.md')

/** The bold words of a task of the staff guide: what the admin calls its buttons, links and fields, in their order. */
export function boldWords(task: number): string[] {
  const tasks = readFileSync(file, 'utf8').split(/^## (?=\d+\. )/m)
  const text = tasks.find((one) => one.startsWith(`${String(task)}. `)) ?? ''
  return [...text.matchAll(/\*\*(.+?)\*\*/gs)].map(([, words = '']) => words.replace(/\s+/g, ' '))
}

/**
 * What a person would press by these words, links first: groups of the menu are buttons of the same name. The menu may
 * be closed.
 */
function pressable(page: Page, words: string): Locator[] {
  const named = { name: words, exact: true } as const
  return [
    page.getByRole('link', named),
    page.getByRole('button', named),
    page.locator('summary, label, .popup-button-list__button').getByText(words),
    page.locator('a, button').filter({ hasText: words }),
  ]
    .map((found) => found.locator('visible=true').first())
    .concat(page.locator('nav a', { hasText: new RegExp(`^${words}$`) }).first())
}

const tries = 300

/** Presses what has these words. Links are followed by their address: a click can be lost before the page's script runs. */
export async function press(page: Page, words = ''): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    for (const found of pressable(page, words)) {
      if ((await found.count()) === 0) continue
      const href = await found.getAttribute('href')
      if (href?.startsWith('/')) await page.goto(new URL(href, page.url()).href)
      else await found.click()
      return
    }
    await sleep(200)
  }
  throw new Error(`${page.url()} has nothing to press that says “${words}”`)
}

/** The field of the open form that has this label. */
async function fieldId(page: Page, label: string): Promise<string> {
  const exact = new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*\\*?\\s*(?:—.*)?$`)
  const found = page
    .locator('label[for]')
    .filter({ hasText: exact })
    .locator('visible=true')
    .first()
  await found.waitFor()
  return (await found.getAttribute('for')) ?? ''
}

/** Fills the fields that have these labels. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const fields: Record<string, string> = {}
  for (const [label, value] of Object.entries(values))
    fields[`#${await fieldId(page, label)}`] = value
  await fillForm(page, fields)
}

/** Chooses an option, by its words, of the field that has this label. */
export async function pick(page: Page, label = '', option = ''): Promise<void> {
  const id = await fieldId(page, label)
  await choose(page, id.replace(/^field-/, ''), option)
}
