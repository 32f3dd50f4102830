import { callApi } from '../_frame/callApi.js'
import type { SitePage } from '../_frame/SitePage.js'
import { bodyOf } from './bodyOf.js'
import { callOnce } from './callOnce.js'
import { formKey } from './formKey.js'
import { codePage, formPage } from './formPages.js'
import { readRefusal } from './readRefusal.js'
import { shareAnswer } from './shareAnswer.js'
import type { Step } from './SiteForm.js'
import { formWordsFor } from './words/formWordsFor.js'

/** Sends the code to the API and shows the result, or asks for the code again. */
export async function confirmCode(step: Step, code: string): Promise<SitePage | Response> {
  const { site, form, request, values } = step
  const words = formWordsFor(site.locale)
  if (code.trim() === '') {
    const faults = [{ name: 'code', text: words.faults.codeMissing }]
    return codePage(site, form, { values, wait: 0, faults, status: 422 })
  }
  const body = { ...bodyOf(step), otp: { challengeId: values.challenge ?? '', code } }
  const call = {
    path: form.isLead ? `${form.confirm}?locale=${site.locale}` : form.confirm,
    body,
    idempotencyKey: formKey(body),
  }
  // Only the page that holds this form knows the nonce.
  const response = await shareAnswer(formKey(values.nonce, call), () =>
    callOnce(() => callApi(site, request, call)),
  )
  if (response.ok) return form.done({ site, request, response, values })
  const { faults, status } = await readRefusal(response, step)
  if (status === 422) return formPage(site, form, { values, faults, status })
  return codePage(site, form, { values, wait: 0, faults, status })
}
