import { setTimeout as sleep } from 'node:timers/promises'

import type { Page } from 'playwright-core'

const settleMs = 500
const tries = 40
/** What a menu gets to open. */
const patienceMs = 5_000

/**
 * Fills fields of the admin's open form by their selectors. They are there before the script that listens to them, and
 * the form's first answer from the server writes them anew: so until they keep what was written.
 */
export async function fillForm(page: Page, values: Record<string, string>): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    let isKept = true
    for (const [field, value] of Object.entries(values)) {
      if ((await page.inputValue(field)) === value) continue
      isKept = false
      await page.fill(field, value)
    }
    if (isKept) return
    await sleep(settleMs)
  }
  throw new Error(`${page.url()} did not keep ${JSON.stringify(values)}`)
}

/** Chooses the option that says these words, or else one that has them, of the admin's select with this id. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  const select = page.locator(`#field-${field}`)
  const control = select.locator('.rs__control')
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if ((await control.innerText()).includes(option)) return
    await control.click()
    const rows = select.locator('.rs__option', { hasText: option })
    const exact = select.locator(`.rs__option:text-is("${option}")`)
    const isThere = rows.first().waitFor({ timeout: patienceMs })
    await isThere
      .then(async () => ((await exact.count()) > 0 ? exact : rows).first().click())
      .catch(() => undefined)
    await sleep(settleMs)
  }
  throw new Error(`${page.url()} did not take ${option} for ${field}`)
}

/** Saves the open form and waits until the admin says that it did. */
export async function save(page: Page): Promise<void> {
  await page.click('#action-save')
  await page.waitForSelector('.payload-toast-container .toast-success')
}
