import { escapeHtml } from '../../../../../platform/mail/templates/escapeHtml.js'
import { siteFonts } from '../../../../../platform/siteFonts.js'

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

/** The style of "the gateway", not of the company: calm colours of its own, light and dark, in the site's fonts. */
const simulatorStyle = `
:root { color-scheme: light dark; --ground: #f4f5f7; --card: #fff; --text: #16181d; --soft: #565c68; --line: #d4d8df;
  --deep: #1f4fd8; --on-deep: #fff; --warn: #fdf0cd; --on-warn: #4a3500 }
@media (prefers-color-scheme: dark) { :root { --ground: #101216; --card: #1a1d23; --text: #eceef2; --soft: #a8afbc;
  --line: #363b45; --deep: #8fb0ff; --on-deep: #0b1530; --warn: #3a2e0c; --on-warn: #f7e3ab } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--text); overflow-wrap: anywhere;
  font: 400 1rem/1.5 Inter, 'Inter stand-in', system-ui, 'Segoe UI', sans-serif }
.strip { margin: 0; padding: 12px 16px; background: var(--warn); color: var(--on-warn); text-align: center; font-size: .875rem }
main { max-width: 34rem; margin: 0 auto; padding: 24px 16px 64px }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 20px; margin: 0 0 20px }
h1 { margin: 0 0 4px; font-size: 1.9375rem; line-height: 1.2; font-variant-numeric: tabular-nums }
h2 { margin: 0 0 12px; font-size: 1.25rem; line-height: 1.3 }
p { margin: 0 0 12px } form > p { margin-bottom: 20px }
.soft { color: var(--soft); font-size: .875rem }
dl { display: grid; grid-template-columns: minmax(5rem, auto) 1fr; gap: 4px 16px; margin: 16px 0 0; font-size: .875rem }
dt { color: var(--soft) } dd { margin: 0; font-variant-numeric: tabular-nums }
button { font: inherit; min-height: 44px; width: 100%; padding: 8px 16px; border-radius: 6px; cursor: pointer;
  border: 1px solid var(--soft); background: transparent; color: inherit; text-align: start }
button.main { background: var(--deep); border-color: var(--deep); color: var(--on-deep); font-weight: 600; text-align: center }
button:hover { border-color: var(--deep) }
:focus-visible { outline: 3px solid var(--deep); outline-offset: 2px }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px }
button span { display: block; color: var(--soft); font-size: .875rem }
a { color: var(--deep) }
`
