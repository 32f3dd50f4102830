import { escapeHtml } from '../../../platform/mail/templates/escapeHtml.js'
import type { HostedForm } from '../gateway/Gateway.js'
import { type PageContext, payPage } from './payPage.js'

/** The page that posts an order to the gateway. It sends the origin, because the gateway checks it. */
export function postPage(
  context: PageContext,
  { action, fields }: HostedForm,
  headers: Record<string, string>,
): Response {
  const { words } = context
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  return payPage(context, {
    title: words.going,
    submits: true,
    formTarget: new URL(action).origin,
    headers,
    body: `<h1>${escapeHtml(words.going)}</h1>
<p>${escapeHtml(words.goingHelp)}</p>
<form method="post" action="${escapeHtml(action)}">
${inputs.join('\n')}
<button>${escapeHtml(words.button)}</button>
</form>`,
  })
}
