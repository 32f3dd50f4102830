import type { Site } from '../Site.js'
import { ErrorSummary, HiddenValues } from './FormField.js'
import { SendOnce } from './SendOnce.js'
import type { FieldFault, SiteForm, Values } from './SiteForm.js'

export type CodeState = {
  values: Values
  /** Seconds until another code can be sent. */
  wait: number
  faults?: readonly FieldFault[]
  note?: string
}

/** Asks for the code from the mail; the values of the form are carried on in hidden inputs. */
export function CodeBody({ site, form, ...state }: CodeState & { site: Site; form: SiteForm }) {
  const { values, wait, faults = [], note } = state
  const words = site.words.forms
  const { email = '' } = values
  return (
    <form className="form" method="post" action={site.link(form.path)} noValidate>
      <ErrorSummary faults={faults} words={words} />
      {note && <p className="note">{note}</p>}
      <p className="lead" role="status">
        {words.code.sent}{' '}
        <strong>
          <bdi>{email}</bdi>
        </strong>
        {'. '}
        {words.code.valid}
      </p>
      {site.demo && <DemoMailbox email={email} text={words.code} />}
      <HiddenValues values={values} except={['code', 'go']} />
      <CodeInput faults={faults} site={site} />
      <p>
        <button className="button" name="go" value="confirm">
          {words.code.confirm}
        </button>
      </p>
      <NoMail wait={wait} site={site} />
      <SendOnce site={site} />
    </form>
  )
}

function CodeInput({ faults, site }: { faults: readonly FieldFault[]; site: Site }) {
  const fault = faults.find(({ name }) => name === 'code')
  const words = site.words.forms
  return (
    <div className={fault ? 'field field-faulty' : 'field'}>
      <label htmlFor="code">{words.code.label}</label>
      <p className="help" id="code-help">
        {words.code.help}
      </p>
      {fault && (
        <p className="field-fault" id="code-fault">
          <span className="unseen">{words.error} </span>
          {fault.text}
        </p>
      )}
      <input
        className="input input-code"
        id="code"
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={64}
        spellCheck={false}
        aria-describedby={fault ? 'code-help code-fault' : 'code-help'}
        aria-invalid={fault ? true : undefined}
        autoFocus={faults.length === 0}
      />
    </div>
  )
}

/** What stands behind a number of seconds: `s`, `sec` or `ث`. */
function secondSign({ formats }: Site, seconds: number): string | undefined {
  const format = new Intl.NumberFormat(formats, { style: 'unit', unit: 'second' })
  return format.formatToParts(seconds).find(({ type }) => type === 'unit')?.value
}

/** The stylesheet runs the countdown; screen readers announce the seconds once. */
function NoMail({ wait, site }: { wait: number; site: Site }) {
  const { code } = site.words.forms
  const style = `.resend-wait{--wait:${String(wait)}}`
  return (
    <section className="no-mail">
      <h2 className="no-mail-title">{code.none}</h2>
      <p>{code.noneHelp}</p>
      {wait > 0 && (
        <p className="resend-wait">
          <style nonce={site.nonce} dangerouslySetInnerHTML={{ __html: style }} />
          {code.resendIn} <span className="unseen">{code.seconds(wait)}</span>
          <span className="countdown" data-unit={secondSign(site, wait)} aria-hidden="true" />
        </p>
      )}
      <p>
        <button className="button button-quiet" name="go" value="resend">
          {code.resend}
        </button>
      </p>
      <p>{code.changeHelp}</p>
      <p>
        <button className="button button-quiet" name="go" value="change">
          {code.change}
        </button>
      </p>
    </section>
  )
}

type DemoProps = { email: string; text: { mailbox: string; newTab: string } }

function DemoMailbox({ email, text }: DemoProps) {
  return (
    <p className="note">
      <a href={`/dev/mailbox?to=${encodeURIComponent(email)}`} target="_blank" rel="noopener">
        {text.mailbox} {text.newTab}
      </a>
    </p>
  )
}
