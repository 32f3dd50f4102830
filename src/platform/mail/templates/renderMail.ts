import type { MailBlock, MailMessage, RenderedMail } from './MailMessage.js'
import { renderHtml } from './renderHtml.js'
import { webUrl } from './webUrl.js'

/**
 * Renders a mail as text and as HTML without pictures, scripts or anything else to load. Throws a RangeError for a link
 * that is neither http nor https.
 */
export function renderMail(message: MailMessage): RenderedMail {
  return { subject: message.subject, text: renderText(message), html: renderHtml(message) }
}

/** The text part: everything that the HTML says, in the same order. */
function renderText({ brand, subject, blocks, reason }: MailMessage): string {
  const { name, legalName = name, address, url } = brand
  const sender = [legalName, ...(address?.split('\n') ?? [])].join(', ')
  const footer = [reason, sender, webUrl(url).href.replace(/\/$/, '')]
  return [subject, ...blocks.map(textOf), '--', footer.join('\n')].join('\n\n')
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'code':
      return block.code
    case 'button':
      return `${block.label}:\n${webUrl(block.url).href}`
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'table':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'paragraph':
    case 'footnote':
      return block.text
  }
}
