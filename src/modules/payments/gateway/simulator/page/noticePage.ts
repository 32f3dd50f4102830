import { escapeHtml } from '../../../../../platform/mail/templates/escapeHtml.js'
import { renderSimulatorPage } from './renderSimulatorPage.js'

type Notice = { title: string; text: string; status: number }

/** A page with a message only: there is nothing to pay here, or why a request is refused. */
export function noticePage({ title, text, status }: Notice): Response {
  const body = `<section class="card"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></section>`
  return renderSimulatorPage({ title, body, status })
}
