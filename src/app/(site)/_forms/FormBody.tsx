import { Fragment } from 'react'

import type { Site } from '../Site.js'
import { ErrorSummary, FormField, HiddenValues } from './FormField.js'
import { inputNames } from './leadParts.js'
import { SendOnce } from './SendOnce.js'
import type { FieldFault, SiteForm, Values } from './SiteForm.js'
import type { PrivacyPolicy } from './readPrivacyPolicy.js'

export type FormState = { values: Values; faults?: readonly FieldFault[] }

type Props = FormState & {
  site: Site
  form: SiteForm
  policy: PrivacyPolicy | undefined
  /** What its ids begin with, on a page that has another form. */
  prefix?: string
}

/** The form itself. The browser does not validate: the server reports all errors at once, in words. */
export function FormBody({ site, form, values, policy, faults = [], prefix = '' }: Props) {
  const words = site.words.forms
  const fields = form.fields.filter(({ kind }) => kind !== 'hidden')
  const asked = [...fields.flatMap(inputNames), 'marketing', 'website', 'policy', 'go']
  return (
    <form className="form" method="post" action={site.link(form.path)} noValidate>
      <ErrorSummary faults={faults} words={words} />
      {!form.isLead && <NeedsCookies text={words.needsCookies} />}
      <HiddenValues values={values} except={asked} />
      {fields.map((field) => (
        <Fragment key={field.name}>
          <Heading {...form.headings?.[field.name]} />
          <FormField
            field={{ ...field, id: prefix + field.name }}
            values={values}
            faults={faults}
            words={words}
          />
          {field.name === form.figure?.after && (
            <p>
              <button className="button button-quiet" name="go" value="figure">
                {form.figure.button}
              </button>
            </p>
          )}
        </Fragment>
      ))}
      {form.isLead && <LeadFields {...{ site, form, values, policy, prefix }} />}
      <div className="form-end">
        {!form.isDirect && <p className="help">{words.codeComes}</p>}
        <button className="button" name="go" value="send">
          {form.button ?? words.next}
        </button>
      </div>
      <SendOnce site={site} />
    </form>
  )
}

/** The end of every lead form: the consent, never pre-ticked, and a honeypot that people do not see. */
function LeadFields({ site, form, values, policy, prefix }: Omit<Props, 'faults'>) {
  const words = site.words.forms
  return (
    <>
      <div className="field">
        <label className="choice">
          <input
            type="checkbox"
            name="marketing"
            value="yes"
            defaultChecked={values.marketing === 'yes'}
            aria-describedby={`${prefix}marketing-help`}
          />
          {form.consent}
        </label>
        <p className="help" id={`${prefix}marketing-help`}>
          {words.consentHelp}{' '}
          {policy && <a href={site.link(`/policies/${policy.slug}`)}>{words.policy}</a>}
        </p>
      </div>
      {policy && <input type="hidden" name="policy" value={policy.version} />}
      <div className="trap" aria-hidden="true">
        <label htmlFor={`${prefix}website`}>{words.trap}</label>
        <input id={`${prefix}website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}

/** The script of the site shows it where the browser refuses cookies. */
function NeedsCookies({ text }: { text: string }) {
  return (
    <p className="note" data-needs-cookies="" role="alert" hidden>
      {text}
    </p>
  )
}

/** What a group of questions is about. */
function Heading({ title, help }: { title?: string; help?: string }) {
  if (!title) return null
  return (
    <div className="form-group">
      <h2 className="card-title">{title}</h2>
      {help && <p className="help">{help}</p>}
    </div>
  )
}
