import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Fault } from '../../../platform/http/Problem.js'
import { settings } from '../../../platform/otp/settings.js'
import { waitText } from '../../../platform/waitText.js'
import { fill } from '../../../platform/words.js'
import type { SitePage } from '../_frame/SitePage.js'
import { callApi, readProblem } from '../_frame/callApi.js'
import { missingPage } from '../_frame/faultPages.js'
import { movedTo, servePage } from '../_frame/servePage.js'
import { siteIn } from '../_frame/siteIn.js'
import type { Words } from '../_words/wordsFor.js'
import type { Field, FieldFault, OpenForm, Step, Values } from './SiteForm.js'
import { firstValues, newNonce, readValues } from './firstValues.js'
import { codePage, formPage, markForm } from './formPages.js'
import { bodyOf, inputNames, leadParts } from './leadParts.js'

/**
 * The handlers of a two-step form that works without scripts: the values are carried in hidden inputs, so nothing is
 * stored about visitors who do not finish. Both steps use the API, and a form sent twice counts once.
 */
export function serveForm(open: OpenForm) {
  return {
    GET: servePage(async (site, asked) => {
      const form = await open(site, asked)
      if (!form || !('fields' in form)) return form ?? missingPage(site)
      // What is posted to a former address arrives: the form may have been open when it was renamed.
      if (asked.slug && form.path !== site.path) return movedTo(site, form.path)
      const values = firstValues(site, form, asked)
      const step = { site: siteIn(site, form.lang), form, request: asked.request, values }
      const { figure } = await firstFigure(step, true)
      const page = await formPage(step.site, form, { values, figure, isAnswer: false })
      return markForm(site, form, page)
    }),
    POST: servePage(async (site, asked) => {
      const values = await readValues(site, asked.request)
      const form = await open(site, { ...asked, sent: values })
      if (!form || !('fields' in form)) return form ?? missingPage(site)
      const step = { site: siteIn(site, form.lang), form, request: asked.request, values }
      const page = await answer(step)
      return page instanceof Response ? page : markForm(site, form, page)
    }),
  }
}

/** The button that was pressed; for the Enter key it is the form's first one. */
function answer(step: Step): Promise<SitePage | Response> | SitePage | Response {
  const { site, form, values } = step
  const { go } = values
  const next = { ...step, values: { ...newNonce(), ...carriedValues(values, form.fields) } }
  if (go === 'figure') return showFigure(next)
  if (go === 'confirm') return confirmCode(next, values.code ?? '')
  if (go === 'resend') return sendCode(next, { isAgain: true })
  if (go === 'change') return formPage(site, form, next)
  return sendCode(next, { isAgain: false })
}

async function showFigure(step: Step): Promise<SitePage> {
  const { status = 200, ...state } = await firstFigure(step, false)
  return formPage(step.site, step.form, { ...state, values: step.values, status })
}

/** What a form can show of its answers before it is sent; for an example until there are any. */
async function firstFigure({ site, form, request, values }: Step, isExample: boolean) {
  const { figure } = form
  if (!figure) return {}
  const answers = isExample ? figure.example : values
  const asked = form.fields.slice(0, form.fields.findIndex(({ name }) => name === figure.after) + 1)
  const call = { path: figure.path, body: bodyOf(asked, answers) }
  const response = await callApi(site, request, call)
  if (response.ok) return { figure: figure.show(await response.json(), answers, isExample) }
  if (isExample) return {}
  const { faults, status } = await readRefusal(response, { site, form })
  return { faults, status }
}

/** Inputs that carry a form's state from page to page. */
const stateNames = [
  'nonce',
  'challenge',
  'sentTo',
  'policy',
  'marketing',
  'website',
  'course',
  'session',
  'lesson',
  'next',
]

/** The values that belong to the form, or to a quiz or a booking behind it, and are carried on; others are dropped. */
export function carriedValues(values: Values, fields: readonly Field[]): Values {
  const names = new Set([...fields.flatMap(inputNames), ...stateNames])
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => names.has(name) || /^(from|q|book)\./.test(name)),
  )
}

/** Sends the code to the API and shows the result, or asks for the code again. */
async function confirmCode(step: Step, code: string): Promise<SitePage | Response> {
  const { site, form, request, values } = step
  const words = site.words.forms
  if (code.trim() === '') {
    const faults = [{ name: 'code', text: words.faults.codeMissing }]
    return codePage(site, form, { values, wait: 0, faults, status: 422 })
  }
  const body = { ...callBody(step), otp: { challengeId: values.challenge ?? '', code } }
  const call = {
    path: form.isLead ? `${form.confirm}?locale=${site.locale}` : form.confirm,
    body,
    // A code for signing in works once: only the page that sent it may see its answer again.
    ...(form.isLead && { idempotencyKey: formKey(body) }),
  }
  // Only the page that holds this form knows the nonce.
  const response = await shareAnswer(formKey(values.nonce, call), () =>
    callOnce(() => callApi(site, request, call)),
  )
  if (response.ok) return form.done({ site, request, response, values })
  const { code: reason, faults, status } = await readRefusal(response, step)
  if (status === 422) return formPage(site, form, { values, faults, status })
  // Nobody is told that a locked code still works.
  const kept = reason === 'otp_locked' ? { ...values, sentTo: '' } : values
  return codePage(site, form, { values: kept, wait: 0, faults, status })
}

/** The body that both calls of a form share. */
function callBody({ form, values }: Pick<Step, 'form' | 'values'>): Record<string, unknown> {
  return { ...form.fixed, ...bodyOf(form.fields, values), ...(form.isLead && leadParts(values)) }
}

/** The Idempotency-Key of a submission: the same form sent twice has the same key, a changed one another. */
export function formKey(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** Why the API refused a call, in the words of the page, and how many seconds to wait. */
async function readRefusal(response: Response, { site, form }: Pick<Step, 'site' | 'form'>) {
  const { status, headers } = response
  const { code, errors } = await readProblem(response)
  const words = site.words.forms
  const wait = Number(headers.get('retry-after') ?? 0)
  const faults = errors
    ? faultTexts(errors, form.fields, words)
    : [told(code, waitText(wait, site.locale), words)]
  return { code, status, faults, wait }
}

function told(code: string | undefined, time: string, { faults }: Words['forms']): FieldFault {
  const known: Record<string, FieldFault> = {
    otp_invalid: { name: 'code', text: faults.code },
    otp_locked: { name: 'code', text: faults.locked },
    rate_limited: { text: fill(faults.wait, { time }) },
    mail_unavailable: { text: faults.noMail },
    tco_unavailable: { text: faults.noEstimate },
  }
  return known[code ?? ''] ?? { text: faults.failed }
}

/** The errors that the API reported, in the words of the page and by input. */
export function faultTexts(
  faults: readonly Fault[],
  fields: readonly Field[],
  words: Words['forms'],
): FieldFault[] {
  return faults.map((fault) => {
    const field = fields.find(({ name, pointer = `/${name}` }) => fault.path === pointer)
    return field ? { name: field.name, text: textOf(fault, field, words) } : general(fault, words)
  })
}

function textOf({ code }: Fault, field: Field, { faults }: Words['forms']): string {
  const { label, missing, wrong, maxLength: max } = field
  const unusable = fill(faults.unusable, { label })
  const known: Record<string, string> = {
    required: missing ?? unusable,
    too_long: fill(faults.tooLong, { label, max }),
    work_email_required: faults.workEmail,
    invalid_email: faults.email,
    duplicate_attendee: faults.twice,
    already_booked: faults.seated,
  }
  return known[code] ?? wrong ?? unusable
}

/** An error that the visitor cannot fix: the form is outdated, or was tampered with. */
function general({ path }: Fault, { faults }: Words['forms']): FieldFault {
  return { text: fill(faults.outdated, { part: path.split('/')[1] ?? '' }) }
}

/** How long a repeated submission gets the same answer. In memory only: another process makes the call again. */
const keptForMs = 10_000

const answers = new LRUCache<string, Promise<Response>>({ max: 1_000, ttl: keptForMs })

/**
 * Returns the result of `call`, and the same one if the form is sent again within seconds: after a double click the
 * browser shows only the second response. A code still works only once; refusals are not shared.
 */
async function shareAnswer(key: string, call: () => Promise<Response>): Promise<Response> {
  const answer = answers.get(key) ?? call()
  answers.set(key, answer)
  try {
    const response = await answer
    if (!response.ok) answers.delete(key)
    return response.clone()
  } catch (error) {
    answers.delete(key)
    throw error
  }
}

/** Sends a code and asks for it, or shows the form again with its errors. A form without a code is done with that. */
async function sendCode(step: Step, { isAgain }: { isAgain: boolean }) {
  const { site, form, request, values } = step
  const response = await askForCode(step)
  if (response.status === 201) return form.done({ site, request, response, values })
  if (response.status === 202) {
    const { challengeId, resendAfter } = (await response.json()) as Sent
    const sent = { challenge: challengeId, sentTo: values.email ?? '' }
    return codePage(site, form, { values: { ...values, ...sent }, wait: resendAfter })
  }
  const { faults, wait } = await readRefusal(response, step)
  const { status } = response
  const isStillGood =
    Boolean(values.challenge) && values.sentTo === values.email && isTooSoon(response)
  if (!isStillGood && isAgain && values.challenge && status !== 422) {
    // What they have may still be good, be locked, or have run out: nobody is told which.
    return codePage(site, form, { values: { ...values, sentTo: '' }, wait, faults, status })
  }
  const words = site.words.forms
  const inTime = (text: string) => [{ text: fill(text, { time: waitText(wait, site.locale) }) }]
  if (!isStillGood) {
    const told = isOfAnother(step, response) ? inTime(words.faults.sentBefore) : faults
    return formPage(site, form, { values, faults: told, status })
  }
  if (!isAgain) return codePage(site, form, { values, wait, note: words.code.stillGood })
  const told = inTime(words.faults.resendWait)
  return codePage(site, form, { values, wait, faults: told, status })
}

/**
 * Asks the API for a code. The same page sent twice at once has one key, and so one code; sent again later it would have the
 * same answer still, of a code that has run out or was replaced, and asks for another.
 */
async function askForCode(step: Step): Promise<Response> {
  const { site, form, request, values } = step
  const body = callBody(step)
  const path = form.isLead ? `${form.send}?locale=${site.locale}` : form.send
  const askAfter = (challenge: string | undefined) => {
    const idempotencyKey = formKey(values.nonce, body, challenge)
    return callOnce(() => callApi(site, request, { path, body, idempotencyKey }))
  }
  let answer = await askAfter(values.challenge)
  while (answer.status === 202 && answer.headers.has('idempotent-replayed')) {
    const { challengeId } = (await answer.clone().json()) as Sent
    const next = await askAfter(challengeId)
    // Too soon for another code: this was a double click.
    if (next.status === 429) return answer
    answer = next
  }
  return answer
}

/** Whether a code was sent within the last minute, which is still good. Under other limits the last one may have run out. */
function isTooSoon({ headers, status }: Response): boolean {
  return (
    status === 429 &&
    (headers.get('ratelimit-policy') ?? '').startsWith(`"${settings.resend.name}"`)
  )
}

/** Whether the code that was sent a moment ago was asked for on another page. One that is locked names no address. */
function isOfAnother({ values: { challenge, email, sentTo } }: Step, response: Response): boolean {
  return isTooSoon(response) && (challenge ? Boolean(sentTo) && sentTo !== email : true)
}

type Sent = { challengeId: string; resendAfter: number }

const tries = 20
const pauseMs = 250

/** Makes a call after any earlier call with the same key has finished, for forms that are sent twice. */
export async function callOnce(call: () => Promise<Response>): Promise<Response> {
  let response = await call()
  for (let turn = 1; turn < tries && isRunning(response); turn += 1) {
    await sleep(pauseMs)
    response = await call()
  }
  return response
}

/** Other conflicts, such as a date that is full, do not pass by themselves and name no time to wait. */
const isRunning = ({ headers, status }: Response) => status === 409 && headers.has('retry-after')
