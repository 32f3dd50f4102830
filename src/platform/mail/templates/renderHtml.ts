import { escapeHtml } from './escapeHtml.js'
import { mailDirection } from './mailDirection.js'
import type { MailBrand } from './MailBrand.js'
import type { MailMessage } from './MailMessage.js'
import { type MailStyles, mailStyles } from './mailStyles.js'
import { renderBlock } from './renderBlock.js'
import { webUrl } from './webUrl.js'

const fonts =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
const hidden = 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all'
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

// Without it a mail client's preview would continue with the body after the preheader, and show a code.
const filler = '&#847;&zwnj;&nbsp;'.repeat(120)

/** The HTML part: one column of at most 600 px in the fonts of the system, light and dark. */
export function renderHtml(message: MailMessage): string {
  const { brand, locale, subject, preheader } = message
  const styles = mailStyles(brand.colors)
  const title = escapeHtml(subject)
  const written = `lang="${locale}" dir="${mailDirection(locale)}"`
  return `<!doctype html>
<html ${written}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${title}</title>
<style>
${styles.sheet}
</style>
</head>
<body ${styles.paint('page', 'margin:0;padding:0')}>
<div style="${hidden}">${escapeHtml(preheader)}${filler}</div>
<div role="article" aria-label="${title}" ${written} ${styles.paint('page', `padding:24px 12px;${fonts};font-size:16px;line-height:24px`)}>
<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<div style="max-width:600px;margin:0 auto">
${renderColumn(message, styles)}
</div>
<!--[if mso]></td></tr></table><![endif]-->
</div>
</body>
</html>
`
}

function renderColumn(message: MailMessage, { paint }: MailStyles): string {
  const { brand, locale, subject, blocks, reason } = message
  const start = mailDirection(locale) === 'rtl' ? 'right' : 'left'
  const align = `text-align:${start};${fonts};font-size:16px;line-height:24px`
  const card = `${align};padding:32px 32px 20px;border-width:1px;border-style:solid;border-radius:8px`
  return `<table ${table}>
<tr><td ${paint('card', card)}>
<p dir="auto" ${paint('brand', 'margin:0 0 24px;font-weight:700')}>${escapeHtml(brand.name)}</p>
<h1 ${paint('ink', 'margin:0 0 16px;font-size:25px;line-height:32px;font-weight:700')}>${escapeHtml(subject)}</h1>
${blocks.map((block) => renderBlock(block, { paint, start })).join('\n')}
</td></tr>
<tr><td ${paint('page-note', `${align};padding:16px 33px;font-size:14px;line-height:20px`)}>
<p style="margin:0 0 8px">${escapeHtml(reason)}</p>
<p style="margin:0">${renderSender(brand, paint)}</p>
</td></tr>
</table>`
}

/** Each line has its own direction, so that `12 Harbour Street` keeps its number in front in an Arabic mail. */
function renderSender(
  { name, legalName = name, address, url }: MailBrand,
  paint: MailStyles['paint'],
) {
  const site = webUrl(url)
  const link = `<a href="${escapeHtml(site.href)}" dir="ltr" ${paint('page-note')}>${escapeHtml(site.host)}</a>`
  const lines = [legalName, ...(address?.split('\n') ?? [])]
  return [...lines.map((line) => `<span dir="auto">${escapeHtml(line)}</span>`), link].join('<br>')
}
