import type { CapturedMail } from '../../../../demo/mailbox/mailbox.js'

type Props = { mail: CapturedMail; formats: string; isOpen: boolean }

/** One mail: its text, and its HTML in a sandboxed frame without scripts or network. */
export function Mail({ mail, formats, isOpen }: Props) {
  const { from, to, subject, text, html, date, attachments = [] } = mail
  return (
    <details className="mail" open={isOpen}>
      <summary>
        <h2 className="mail-subject">{subject || '(no subject)'}</h2>
        <span className="muted">
          {to} · <time dateTime={date}>{formatMoment(date, formats)}</time>
        </span>
      </summary>
      <p className="muted">From {from}</p>
      {attachments.length > 0 && (
        <ul className="mail-files">
          {attachments.map(({ filename, size, url }) => (
            <li key={url}>
              <a href={url}>{filename}</a>{' '}
              <span className="muted">{formatSize(size, formats)}</span>
            </li>
          ))}
        </ul>
      )}
      {text && <pre className="mail-text">{text}</pre>}
      {html && (
        <details className="mail-html">
          <summary>As HTML</summary>
          <iframe title={`HTML of “${subject}”`} sandbox="" srcDoc={html} loading="lazy" />
        </details>
      )}
    </details>
  )
}

function formatMoment(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(iso))
}

function formatSize(bytes: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 1,
  }).format(bytes / 1000)
}
