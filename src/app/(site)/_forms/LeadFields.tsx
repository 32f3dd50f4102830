import type { Site } from '../Site.js'
import type { PrivacyPolicy } from './readPrivacyPolicy.js'
import type { Values } from './SiteForm.js'

type Props = {
  site: Site
  values: Values
  policy: PrivacyPolicy | undefined
  consent: string | undefined
  prefix: string
}

/** The end of every lead form: the consent, never pre-ticked, and a honeypot that people do not see. */
export function LeadFields({ site, values, policy, consent, prefix }: Props) {
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
          {consent}
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
