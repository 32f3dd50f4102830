import type { ReactNode } from 'react'

import type { Site } from '../Site.js'
import type { SitePage } from '../_frame/SitePage.js'
import { PageHead } from '../_parts/PageHead.js'
import { CodeBody, type CodeState } from './CodeBody.js'
import { FormBody, type FormState } from './FormBody.js'
import { readPrivacyPolicy } from './readPrivacyPolicy.js'
import type { SiteForm } from './SiteForm.js'

/** The page with the form, empty or with what was entered and its errors. */
export async function formPage(
  site: Site,
  form: SiteForm,
  { status = 200, isAnswer = true, ...state }: FormState & { status?: number; isAnswer?: boolean },
): Promise<SitePage> {
  const policy = form.isLead ? await readPrivacyPolicy(site) : undefined
  return {
    title: titleWith(site, form.title, state.faults),
    description: form.lead,
    status,
    isListed: form.isLead && !isAnswer,
    isPersonal: isAnswer,
    body: (
      <Frame form={form} title={form.title} lead={form.lead}>
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
    isPersonal: true,
    body: (
      <Frame form={form} title={code.title}>
        <CodeBody site={site} form={form} {...state} />
      </Frame>
    ),
  }
}

type FrameProps = { form: SiteForm; title: string; lead?: string | undefined; children: ReactNode }

function Frame({ form, title, lead, children }: FrameProps) {
  return (
    <div className="wrap form-page">
      <PageHead title={title} lead={lead} above={form.above} />
      {children}
    </div>
  )
}

function titleWith(site: Site, title: string, faults: CodeState['faults']): string {
  return faults && faults.length > 0 ? `${site.words.forms.error}: ${title}` : title
}
