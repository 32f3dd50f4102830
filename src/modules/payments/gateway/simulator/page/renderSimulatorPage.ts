import { escapeHtml } from '../../../../../platform/mail/templates/escapeHtml.js'
import { siteFonts } from '../../../../../platform/siteFonts.js'
import { simulatorStyle } from './simulatorStyle.js'

type Page = {
  title: string
  /** HTML in which all outside values are escaped. */
  body: string
  status?: number
}

/** A page of the simulator, clearly marked as such at the top. For developers, so only in English. */
export function renderSimulatorPage({ title, body, status = 200 }: Page): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Payment simulator</title>
<link rel="icon" href="data:,">
<style>${siteFonts().faces}${simulatorStyle}</style>
</head>
<body>
<p class="strip"><strong>⚠ Payment simulator.</strong> No bank is asked and no money moves.</p>
<main>
${body}
</main>
</body>
</html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
