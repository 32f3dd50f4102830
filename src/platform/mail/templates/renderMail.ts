import {
  mailDirection,
  webUrl,
  type MailBlock,
  type MailBrand,
  type MailMessage,
  type RenderedMail,
} from './MailMessage.js'
import { keepTogether, labelled } from '../../localization.js'
import { escapeHtml } from './escapeHtml.js'
import { mailColors, type MailColors, type Scheme } from './mailColors.js'

/**
 * Renders a mail as text and as HTML without pictures, scripts or anything else to load. Throws a RangeError for a link
 * that is neither http nor https.
 */
export function renderMail(message: MailMessage): RenderedMail {
  const html = keepTogether(renderHtml(message), message.locale)
  return { subject: message.subject, text: renderText(message), html }
}

/** The text part: everything that the HTML says, in the same order. */
function renderText({ brand, locale, subject, blocks, reason }: MailMessage): string {
  const { name, legalName = name, address, url } = brand
  const sender = [legalName, ...(address?.split('\n') ?? [])].join(', ')
  const footer = [reason, sender, webUrl(url).href.replace(/\/$/, '')]
  return [subject, ...blocks.map((block) => textOf(block, locale)), '--', footer.join('\n')].join(
    '\n\n',
  )
}

function textOf(block: MailBlock, locale: string): string {
  switch (block.kind) {
    case 'code':
      return block.code
    case 'button':
    case 'link':
      return `${labelled(block.label, locale)}\n${webUrl(block.url).href}`
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'table':
      return block.rows.map(({ label, value }) => `${labelled(label, locale)} ${value}`).join('\n')
    case 'paragraph':
    case 'footnote':
      return block.text
  }
}

const fonts =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
const hidden = 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all'
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

// Without it a mail client's preview would continue with the body after the preheader, and show a code.
const filler = '&#847;&zwnj;&nbsp;'.repeat(120)

/** What people copy to quote it: `LD-136T1HXQPYYAH8M5`, `CN-000007`, the number of an order. */
const references = /\b(?:[A-Z]{2,}-[0-9A-Z]{4,}|[0-9A-Z]{26})\b/g

/** A text in which no reference breaks over two lines or, in Arabic, takes the signs beside it along. */
function prose(text: string): string {
  return escapeHtml(text).replace(references, '<bdi style="white-space:nowrap">$&</bdi>')
}

/** The HTML part: one column of at most 600 px in the fonts of the system, light and dark. */
function renderHtml(message: MailMessage): string {
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
  // A word that is wider than a phone would make the whole mail wider.
  const broken = 'overflow-wrap:anywhere;word-break:break-word'
  const align = `text-align:${start};${fonts};font-size:16px;line-height:24px;${broken}`
  const card = `${align};padding:32px 32px 20px;border-width:1px;border-style:solid;border-radius:8px`
  return `<table ${table}>
<tr><td ${paint('card', card)}>
<p dir="auto" ${paint('brand', 'margin:0 0 24px;font-weight:700')}>${escapeHtml(brand.name)}</p>
<h1 ${paint('ink', 'margin:0 0 16px;font-size:25px;line-height:32px;font-weight:700')}>${prose(subject)}</h1>
${blocks.map((block) => renderBlock(block, { paint, start })).join('\n')}
</td></tr>
<tr><td ${paint('page-note', `${align};padding:16px 33px;font-size:14px;line-height:20px`)}>
<p style="margin:0 0 8px">${prose(reason)}</p>
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

/** What carries a colour: the name of its class. */
type Part =
  'page' | 'card' | 'ink' | 'card-note' | 'page-note' | 'brand' | 'button' | 'button-label' | 'code'

type MailStyles = {
  /** For the head: the dark scheme, and smaller spacing on narrow screens. */
  sheet: string
  /** The `class` and `style` of an element: its colours in the light scheme, and more declarations. */
  paint: (part: Part, declarations?: string) => string
}

/** Light colours are inline, because some clients drop the sheet; dark ones need it and override them. */
function mailStyles(colors: MailBrand['colors']): MailStyles {
  const light = declare(colors, 'light')
  const dark = Object.entries(declare(colors, 'dark')).map(
    ([part, declarations]) =>
      `.${part}{${declarations.map((each) => `${each}!important`).join(';')}}`,
  )
  return {
    sheet: [
      ':root{color-scheme:light dark;supported-color-schemes:light dark}',
      '@media (max-width:480px){td.card{padding:24px 20px 12px!important}td.page-note{padding:16px 21px!important}}',
      `@media (prefers-color-scheme:dark){${dark.join('')}}`,
    ].join('\n'),
    paint: (part, declarations = '') =>
      `class="${part}" style="${[declarations, ...light[part]].filter(Boolean).join(';')}"`,
  }
}

function declare(brandColors: MailBrand['colors'], scheme: Scheme): Record<Part, string[]> {
  const colors: MailColors = mailColors(brandColors, scheme)
  return {
    page: [`background-color:${colors.page}`],
    card: [`background-color:${colors.card}`, `border-color:${colors.edge}`],
    ink: [`color:${colors.ink}`],
    'card-note': [`color:${colors.cardNote}`],
    'page-note': [`color:${colors.pageNote}`],
    brand: [`color:${colors.brand}`],
    button: [`background-color:${colors.button}`],
    'button-label': [`color:${colors.buttonLabel}`],
    code: [`background-color:${colors.codeGround}`, `color:${colors.code}`],
  }
}

type Setting = { paint: MailStyles['paint']; start: 'left' | 'right' }

/** One block of a mail as HTML that Gmail and Outlook's Word engine both lay out. */
function renderBlock(block: MailBlock, { paint, start }: Setting): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p ${paint('ink', 'margin:0 0 16px')}>${prose(block.text)}</p>`
    case 'code':
      return renderCode(block.code, paint)
    case 'button':
      return renderButton(block, paint)
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(webUrl(block.url).href)}" ${paint('brand', 'text-decoration:underline')}>${escapeHtml(block.label)}</a></p>`
    case 'list': {
      const items = block.items.map((item) => `<li style="margin:0 0 4px">${prose(item)}</li>`)
      const room = `margin:0 0 16px;padding:0;padding-${start}:24px`
      return `<ul ${paint('ink', room)}>${items.join('')}</ul>`
    }
    case 'table':
      return renderTable(block.rows, { paint, start })
    case 'footnote': {
      const small = 'margin:0 0 12px;font-size:14px;line-height:20px'
      return `<p ${paint('card-note', small)}>${prose(block.text)}</p>`
    }
  }
}

type Rows = Extract<MailBlock, { kind: 'table' }>['rows']

function renderTable(rows: Rows, { paint, start }: Setting): string {
  const end = start === 'left' ? 'right' : 'left'
  const cells = rows.map(({ label, value, isStrong }) => {
    const look = `padding:6px 0;vertical-align:top;font-weight:${isStrong ? '700' : '400'}`
    const amount = `${look};padding-${start}:16px;text-align:${end};white-space:nowrap;font-variant-numeric:tabular-nums`
    return (
      `<tr><th scope="row" align="${start}" ${paint('ink', `${look};text-align:${start}`)}>${escapeHtml(label)}</th>` +
      `<td align="${end}" ${paint('ink', amount)}>${prose(value)}</td></tr>`
    )
  })
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${cells.join('')}</table>`
}

/** The gap between the groups is a margin, not a space, so that a copied code contains only digits. */
function renderCode(code: string, paint: MailStyles['paint']): string {
  const size = code.length % 3 === 0 ? 3 : 4
  const groups = (code.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []).map((group, at) =>
    at === 0 ? escapeHtml(group) : `<span style="margin-left:12px">${escapeHtml(group)}</span>`,
  )
  const frame = 'padding:16px 20px;border-radius:6px'
  const digits =
    'font-size:39px;line-height:48px;font-weight:600;letter-spacing:2px;white-space:nowrap;' +
    'font-variant-numeric:tabular-nums;-webkit-user-select:all;user-select:all'
  return (
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">' +
    `<tr><td dir="ltr" ${paint('code', frame)}><span style="${digits}">${groups.join('')}</span></td></tr></table>`
  )
}

/** A coloured table cell, because Outlook ignores the padding of an inline link. */
function renderButton({ label, url }: { label: string; url: string }, paint: MailStyles['paint']) {
  const link = 'display:inline-block;padding:12px 20px;font-weight:600;text-decoration:none'
  return (
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">' +
    `<tr><td ${paint('button', 'border-radius:6px')}>` +
    `<a href="${escapeHtml(webUrl(url).href)}" ${paint('button-label', link)}>${escapeHtml(label)}</a>` +
    '</td></tr></table>'
  )
}
