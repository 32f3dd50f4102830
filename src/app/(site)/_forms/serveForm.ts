import { missingPage } from '../_frame/faultPages.js'
import { servePage } from '../_frame/servePage.js'
import type { SitePage } from '../_frame/SitePage.js'
import { carriedValues } from './carriedValues.js'
import { confirmCode } from './confirmCode.js'
import { firstValues, newNonce } from './firstValues.js'
import { formPage } from './formPages.js'
import { readValues } from './readValues.js'
import { sendCode } from './sendCode.js'
import type { OpenForm, Step } from './SiteForm.js'

/**
 * The handlers of a two-step form that works without scripts: the values are carried in hidden inputs, so nothing is
 * stored about visitors who do not finish. Both steps use the API, and a form sent twice counts once.
 */
export function serveForm(open: OpenForm) {
  return {
    GET: servePage(async (site, asked) => {
      const form = await open(site, asked)
      if (!form) return missingPage(site)
      if (!('fields' in form)) return form
      return formPage(site, form, { values: firstValues(site, form, asked), isAnswer: false })
    }),
    POST: servePage(async (site, asked) => {
      const values = await readValues(site, asked.request)
      const form = await open(site, asked)
      if (!form) return missingPage(site)
      if (!('fields' in form)) return form
      return answer({ site, form, request: asked.request, values })
    }),
  }
}

/** The button that was pressed; for the Enter key it is the form's first one. */
function answer(step: Step): Promise<SitePage | Response> | SitePage | Response {
  const { site, form, values } = step
  const { go } = values
  const next = { ...step, values: { ...newNonce(), ...carriedValues(values, form.fields) } }
  if (go === 'confirm') return confirmCode(next, values.code ?? '')
  if (go === 'resend') return sendCode(next, { isAgain: true })
  if (go === 'change') return formPage(site, form, next)
  return sendCode(next, { isAgain: false })
}
