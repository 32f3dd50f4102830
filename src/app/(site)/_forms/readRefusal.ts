import type { Fault } from '../../../platform/http/Problem.js'
import { faultTexts } from './faultTexts.js'
import type { FieldFault, Step } from './SiteForm.js'
import { waitText } from './waitText.js'
import type { FormWords } from './words/en.js'
import { formWordsFor } from './words/formWordsFor.js'

type Refusal = { status: number; faults: FieldFault[]; /** In seconds. */ wait: number }

/** Why the API refused a call, in the words of the page. */
export async function readRefusal(
  response: Response,
  { site, form }: Pick<Step, 'site' | 'form'>,
): Promise<Refusal> {
  const { status, headers } = response
  const { code, errors } = (await response.json().catch(() => ({}))) as Document
  const words = formWordsFor(site.locale)
  const wait = Number(headers.get('retry-after') ?? 0)
  const faults = errors
    ? faultTexts(errors, form.fields, words)
    : [told(code, waitText(wait, site.locale), words)]
  return { status, faults, wait }
}

type Document = { code?: string; errors?: Fault[] }

function told(code: string | undefined, time: string, { faults }: FormWords): FieldFault {
  switch (code) {
    case 'otp_invalid':
      return { name: 'code', text: faults.code }
    case 'otp_locked':
      return { name: 'code', text: faults.locked }
    case 'rate_limited':
      return { text: faults.wait(time) }
    case 'mail_unavailable':
      return { text: faults.noMail }
    case 'tco_unavailable':
      return { text: faults.noEstimate }
    default:
      return { text: faults.failed }
  }
}
