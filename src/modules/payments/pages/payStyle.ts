import type { MailBrand } from '../../../platform/mail/templates/MailBrand.js'
import { mailColors, type Scheme } from '../../../platform/mail/templates/mailColors.js'
import { siteFonts } from '../../../platform/siteFonts.js'

/** The style of the pages on the way to the gateway, in the brand's colours (light and dark) and the site's fonts. */
export function payStyle(colors: MailBrand['colors']): string {
  const light = variables(colors, 'light')
  const dark = variables(colors, 'dark')
  return `${siteFonts().faces}:root{color-scheme:light dark;${light}}@media(prefers-color-scheme:dark){:root{${dark}}}${rules}`
}

function variables(colors: MailBrand['colors'], scheme: Scheme): string {
  return Object.entries(mailColors(colors, scheme))
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')
}

const rules = `*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 Inter,'Inter stand-in',system-ui,-apple-system,"Segoe UI","Noto Sans",sans-serif}
main{max-width:34rem;margin:0 auto;padding:32px 16px}
.brand{margin:0 0 16px;font-weight:600;color:var(--brand)}
.card{background:var(--card);border:1px solid var(--edge);border-radius:8px;padding:24px}
h1{margin:0 0 8px;font-size:25px;line-height:1.25}
.payee,.help,.note{color:var(--cardNote)}
.payee{margin:0 0 16px}
.price{margin:0 0 16px;font-size:31px;font-weight:600;font-variant-numeric:tabular-nums}
.description{white-space:pre-line}
label{display:block;margin:16px 0 0;font-weight:600}
.help{margin:0 0 4px;font-size:14px}
input{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--cardNote);border-radius:6px;background:var(--card);color:var(--ink);font:inherit}
input[aria-invalid]{border-width:2px}
.fault{margin:0 0 4px;font-size:14px;font-weight:600}
.fault::before,.faults h2::before{content:"⚠ "}
.faults{margin:0 0 16px;padding:12px 16px;border:2px solid var(--ink);border-radius:6px}
.faults h2{margin:0 0 4px;font-size:16px}
.faults ul{margin:0;padding-inline-start:20px}
button,.button{display:inline-block;min-height:44px;margin:24px 0 0;padding:10px 20px;border:0;border-radius:6px;background:var(--button);color:var(--buttonLabel);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
a{color:var(--brand)}
a.button{color:var(--buttonLabel)}
.note{margin:16px 0 0;font-size:14px}`
