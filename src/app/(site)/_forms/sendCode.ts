import { callApi } from '../_frame/callApi.js'
import type { SitePage } from '../_frame/SitePage.js'
import { bodyOf } from './bodyOf.js'
import { callOnce } from './callOnce.js'
import { formKey } from './formKey.js'
import { codePage, formPage } from './formPages.js'
import { readRefusal } from './readRefusal.js'
import type { Step } from './SiteForm.js'
import { waitText } from './waitText.js'
import { formWordsFor } from './words/formWordsFor.js'

/** Sends a code and asks for it, or shows the form again with its errors. */
export async function sendCode(step: Step, { isAgain }: { isAgain: boolean }): Promise<SitePage> {
  const { site, form, request, values } = step
  const body = bodyOf(step)
  const idempotencyKey = formKey(values.nonce, body, isAgain && values.challenge)
  const path = `${form.send}?locale=${site.locale}`
  const call = { path: form.isLead ? path : form.send, body, idempotencyKey }
  const response = await callOnce(() => callApi(site, request, call))
  if (response.status === 202) {
    const { challengeId, resendAfter } = (await response.json()) as Sent
    const sent = { challenge: challengeId, sentTo: values.email ?? '' }
    return codePage(site, form, { values: { ...values, ...sent }, wait: resendAfter })
  }
  const { faults, wait } = await readRefusal(response, step)
  const { status } = response
  const isSentAlready = Boolean(values.challenge) && values.sentTo === values.email
  if (status !== 429 || !isSentAlready) return formPage(site, form, { values, faults, status })
  const words = formWordsFor(site.locale)
  if (!isAgain) return codePage(site, form, { values, wait, note: words.code.stillGood })
  const told = [{ text: words.faults.resendWait(waitText(wait, site.locale)) }]
  return codePage(site, form, { values, wait, faults: told, status })
}

type Sent = { challengeId: string; resendAfter: number }
