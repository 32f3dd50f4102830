import type { ReactNode } from 'react'

import type { Site } from '../Site.js'
import type { SitePage } from '../_frame/SitePage.js'
import { Drawing } from '../_parts/Drawing.js'
import { InLanguage } from '../_parts/InLanguage.js'
import { PageHead } from '../_parts/PageHead.js'
import { Steps } from '../_parts/Steps.js'
import { CodeBody, type CodeState } from './CodeBody.js'
import { FormBody, type FormState } from './FormBody.js'
import { readPrivacyPolicy } from './readPrivacyPolicy.js'
import type { SiteForm } from './SiteForm.js'

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
  const { points, aside, above } = form
  return (
    <div className="wrap form-page form-split">
      <div className="form-head">
        <PageHead title={title} lead={lead} above={above} />
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

function titleWith(site: Site, title: string, faults: CodeState['faults']): string {
  return faults && faults.length > 0 ? `${site.words.forms.error} ${title}` : title
}
