import type { MailMessage, RenderedMail } from './MailMessage.js'
import { renderHtml } from './renderHtml.js'
import { renderText } from './renderText.js'

/**
 * Renders a mail as text and as HTML without pictures, scripts or anything else to load. Throws a RangeError for a link
 * that is neither http nor https.
 */
export function renderMail(message: MailMessage): RenderedMail {
  return { subject: message.subject, text: renderText(message), html: renderHtml(message) }
}
