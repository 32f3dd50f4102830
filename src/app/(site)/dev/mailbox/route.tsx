import { Button } from '../../_parts/Button.js'
import type { DemoPages } from '../../../../demo/demo.js'
import type { CapturedMail } from '../../../../demo/mailbox/mailbox.js'
import { missingPage } from '../../_frame/faultPages.js'
import { servePage } from '../../_frame/servePage.js'
import { EmptyState } from '../../_parts/EmptyState.js'
import { PageHead } from '../../_parts/PageHead.js'

const mailsShown = 30

/** The mails that the demo captured. Does not exist in production, where mail is really sent. */
export const GET = servePage(async (site, { query }) => {
  const { demo } = site.payload.config.custom as { demo?: DemoPages }
  if (!demo?.listCapturedMails) return missingPage(site)
  const to = query.get('to')?.trim() ?? ''
  const mails = await demo.listCapturedMails(site.payload, { to, limit: mailsShown })
  return {
    title: 'Mailbox',
    isListed: false,
    body: <Mailbox mails={mails} to={to} limit={mailsShown} formats={site.formats} />,
  }
})

type Props = { mails: CapturedMail[]; to: string; limit: number; formats: string }

/** The newest mails of the demo, all or those to one address. For developers, so only in English. */
export function Mailbox({ mails, to, limit, formats }: Props) {
  return (
    <div className="wrap mailbox" lang="en" dir="ltr">
      <PageHead
        title="Mailbox"
        lead="The demo sends no mail. What it would have sent is kept here, newest first."
      />
      <form className="search" action="/dev/mailbox">
        <label htmlFor="to">Show mails to</label>
        <p className="help" id="to-help">
          A full email address. Leave it empty to see all mails.
        </p>
        <div className="search-row">
          <input
            className="input"
            id="to"
            name="to"
            type="email"
            maxLength={254}
            defaultValue={to}
            aria-describedby="to-help"
          />
          <button className="button">Show mails</button>
        </div>
      </form>
      <p className="found">
        {countOf(mails.length, limit)} · <a href={jsonAddress(to)}>The same as JSON</a>
      </p>
      {mails.length === 0 && <NoMails to={to} />}
      {mails.map((mail, index) => (
        <Mail key={mail.id} mail={mail} formats={formats} isOpen={index === 0} />
      ))}
    </div>
  )
}

/** One mail: its text, and its HTML in a sandboxed frame without scripts or network. */
function Mail({ mail, formats, isOpen }: { mail: CapturedMail; formats: string; isOpen: boolean }) {
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

function countOf(count: number, limit: number): string {
  if (count >= limit) return `The newest ${count} mails`
  return count === 1 ? '1 mail' : `${count} mails`
}

function jsonAddress(to: string): string {
  return to ? `/api/dev/mailbox?to=${encodeURIComponent(to)}` : '/api/dev/mailbox'
}

function NoMails({ to }: { to: string }) {
  if (!to) {
    return (
      <EmptyState
        title="No mail yet"
        help="Ask for a code, send a form or sign in: the mail appears here. Reload the page to look again."
      />
    )
  }
  return (
    <EmptyState
      title={`No mail to ${to}`}
      help="Check the address for a typing error, or look at all mails."
    >
      <p>
        <Button href="/dev/mailbox">See all mails</Button>
      </p>
    </EmptyState>
  )
}
