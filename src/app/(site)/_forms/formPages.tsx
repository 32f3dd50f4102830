import type { ReactNode } from 'react'

import type { Site } from '../Site.js'
import type { SitePage } from '../_frame/SitePage.js'
import { Drawing } from '../_parts/Drawing.js'
import { InLanguage } from '../_parts/InLanguage.js'
import { PageHead } from '../_parts/PageHead.js'
import { Steps } from '../_parts/Steps.js'
import { FormBody, type FormState } from './FormBody.js'
import { readPrivacyPolicy } from './readPrivacyPolicy.js'
import type { SiteForm, FieldFault, Values } from './SiteForm.js'
import { About, aboutIds, ErrorSummary, HiddenValues } from './FormField.js'
import { SendOnce } from './SendOnce.js'

/** A page that all of a form's steps share: marked as far as it is not in the language of the site. */
export function markForm(site: Site, { lang, languages }: SiteForm, page: SitePage): SitePage {
  const body = (
    <InLanguage site={site} lang={lang} isWide>
      {page.body}
    </InLanguage>
  )
  return { ...page, languages, body }
}

type Shown = { status?: number; isAnswer?: boolean; figure?: ReactNode }

/** The page with the form, empty or with what was entered and its errors. */
export async function formPage(
  site: Site,
  form: SiteForm,
  { status = 200, isAnswer = true, figure, ...state }: FormState & Shown,
): Promise<SitePage> {
  const policy = form.isLead ? await readPrivacyPolicy(site) : undefined
  return {
    title: titleWith(site, form.title, state.faults),
    description: form.lead,
    status,
    isListed: form.isLead && !isAnswer,
    body: (
      <Frame site={site} form={form} step={0} title={form.title} lead={form.lead} figure={figure}>
        <FormBody site={site} form={form} policy={policy} {...state} />
      </Frame>
    ),
  }
}

/** The page that asks for the code. */
export function codePage(
  site: Site,
  form: SiteForm,
  { status = 200, ...state }: CodeState & { status?: number },
): SitePage {
  const { code } = site.words.forms
  return {
    title: titleWith(site, code.title, state.faults),
    status,
    isListed: false,
    body: (
      <Frame site={site} form={form} step={1} title={code.title}>
        <CodeBody site={site} form={form} {...state} />
      </Frame>
    ),
  }
}

type FrameProps = {
  site: Site
  form: SiteForm
  /** Where the visitor is: at the form, or at the code. */
  step: 0 | 1
  title: string
  lead?: string | undefined
  figure?: ReactNode
  children: ReactNode
}

/** The form beside what one gets and what happens next. */
function Frame({ site, form, step, title, lead, figure, children }: FrameProps) {
  const { points, aside, crumb } = form
  return (
    <div className="wrap form-page form-split">
      <div className="form-head">
        <PageHead title={title} lead={lead} crumb={crumb} />
        {step === 0 && points && <Points items={points} />}
        {figure}
      </div>
      <div className="panel">{children}</div>
      <div className="form-next">
        <NextSteps site={site} form={form} step={step} />
        {(step === 0 && aside) || (!figure && <Drawing name={form.drawing ?? 'conversation'} />)}
      </div>
    </div>
  )
}

export function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className="ticks">
      {items.map((text) => (
        <li key={text} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  )
}

function NextSteps({ site, form, step }: Pick<FrameProps, 'site' | 'form' | 'step'>) {
  const { steps: words } = site.words.forms
  const last = form.next ?? (form.isLead ? undefined : words.enter)
  const first = form.isLead ? words.fill : words.email
  const steps = [first, form.isDirect ? '' : words.code, last ?? ''].filter(Boolean)
  if (steps.length < 2) return null
  return <Steps title={words.title} items={steps} present={step} />
}

type PassedOn = { title: string; lead: string; goOn: string; action: string; fields: Values }

/** Sends the reader on by itself, with what they entered; without scripts there is a button. */
export function passOnPage({ title, lead, goOn, action, fields }: PassedOn): SitePage {
  return {
    title,
    isPersonal: true,
    script: "document.getElementById('pass-on').submit()",
    body: (
      <div className="wrap fault" role="status">
        <PageHead title={title} lead={lead} />
        <form id="pass-on" method="post" action={action}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button className="button">{goOn}</button>
        </form>
      </div>
    ),
  }
}

function titleWith(site: Site, title: string, faults: CodeState['faults']): string {
  return faults && faults.length > 0 ? `${site.words.forms.error} ${title}` : title
}

type CodeState = {
  values: Values
  /** Seconds until another code can be sent. */
  wait: number
  faults?: readonly FieldFault[]
  note?: string
}

/** Asks for the code from the mail; the values of the form are carried on in hidden inputs. */
function CodeBody({ site, form, ...state }: CodeState & { site: Site; form: SiteForm }) {
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
  const words = site.words.forms
  const field = { name: 'code', help: words.code.help }
  const fault = faults.find(({ name }) => name === field.name)
  return (
    <div className={fault ? 'field field-faulty' : 'field'}>
      <label htmlFor="code">{words.code.label}</label>
      <About field={field} fault={fault} words={words} />
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
        aria-describedby={aboutIds(field, fault !== undefined)}
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
