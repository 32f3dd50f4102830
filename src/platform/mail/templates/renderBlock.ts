import { escapeHtml } from './escapeHtml.js'
import type { MailBlock } from './MailMessage.js'
import type { MailStyles } from './mailStyles.js'
import { webUrl } from './webUrl.js'

type Setting = { paint: MailStyles['paint']; start: 'left' | 'right' }

/** One block of a mail as HTML that Gmail and Outlook's Word engine both lay out. */
export function renderBlock(block: MailBlock, { paint, start }: Setting): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p ${paint('ink', 'margin:0 0 16px')}>${escapeHtml(block.text)}</p>`
    case 'code':
      return renderCode(block.code, paint)
    case 'button':
      return renderButton(block, paint)
    case 'list': {
      const items = block.items.map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`)
      const room = `margin:0 0 16px;padding:0;padding-${start}:24px`
      return `<ul ${paint('ink', room)}>${items.join('')}</ul>`
    }
    case 'table':
      return renderTable(block.rows, { paint, start })
    case 'footnote': {
      const small = 'margin:0 0 12px;font-size:14px;line-height:20px'
      return `<p ${paint('card-note', small)}>${escapeHtml(block.text)}</p>`
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
      `<td align="${end}" ${paint('ink', amount)}>${escapeHtml(value)}</td></tr>`
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
function renderButton(
  { label, url }: { label: string; url: string },
  paint: MailStyles['paint'],
): string {
  const link = 'display:inline-block;padding:12px 20px;font-weight:600;text-decoration:none'
  return (
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">' +
    `<tr><td ${paint('button', 'border-radius:6px')}>` +
    `<a href="${escapeHtml(webUrl(url).href)}" ${paint('button-label', link)}>${escapeHtml(label)}</a>` +
    '</td></tr></table>'
  )
}
