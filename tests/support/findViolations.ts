import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from 'playwright-core'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

export type Violation = {
  id: string
  impact: string | null
  /** The first place alone. */
  target: string
  html: string
}

/** What axe-core finds in a part of the page, or in all of it. A page is given axe-core once: that takes long (measured). */
export async function findViolations(page: Page, part = 'html'): Promise<Violation[]> {
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(axeSource)
  return page.evaluate<Violation[]>(
    `axe.run('${part}', { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, impact, nodes: [{ target, html }] }) =>
        ({ id, impact, target: target.join(' '), html })))`,
  )
}

export const isSerious = ({ impact }: Violation) => ['serious', 'critical'].includes(impact ?? '')
