import type { PayloadRequest } from 'payload'

import type { Health } from '../../../platform/health.js'
import { guardedWidget } from '../../../admin/guardedWidget.js'
import { Panel } from '../../../admin/Panel.js'
import { checkHealth } from '../health.js'
import type { healthComponents } from '../schemas.js'

type Component = (typeof healthComponents)[number]

const names: Record<Component, string> = {
  database: 'Database',
  mail: 'Mail',
  gateway: 'Payment gateway',
  assistant: 'Assistant',
  jobs: 'Background work',
  search: 'Search',
}

const states: Record<Health['status'], { symbol: string; word: string }> = {
  pass: { symbol: '✓', word: 'Works' },
  warn: { symbol: '!', word: 'Needs a look' },
  fail: { symbol: '✕', word: 'Does not work' },
}

const findings: Record<Health['status'], string> = {
  pass: 'everything works',
  warn: 'something needs a look',
  fail: 'something does not work',
}

/** Shows the state of each part of the service, as reported by `/api/health`. */
export const HealthWidget = guardedWidget(show)

async function show(req: PayloadRequest) {
  const { status, checks, version } = await checkHealth(req.payload)
  return (
    <Panel note={`Version ${version}`} title={`System health: ${findings[status]}`}>
      <ul className="dash-health">
        {Object.entries(names).map(([id, name]) => {
          const [check] = checks[id as Component]
          if (!check) return null
          const { symbol, word } = states[check.status]
          return (
            <li data-state={check.status} key={id}>
              <span aria-hidden="true" className="dash-symbol">
                {symbol}
              </span>
              <strong>{name}</strong>
              <span>{check.output ?? word}</span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
