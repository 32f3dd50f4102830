import { platformOf } from '../../platform/platform.js'
import { servePage } from './_frame/servePage.js'
import type { Site } from './Site.js'
import { DemoDoors } from './_start/DemoDoors.js'
import { Flows } from './_start/Flows.js'
import { Hero } from './_start/Hero.js'
import { NextCourses } from './_start/NextCourses.js'
import { Partners } from './_start/Partners.js'
import { Questions } from './_start/Questions.js'
import { readIntroduction } from './_start/readIntroduction.js'
import { readQuestions } from './_start/readQuestions.js'
import { WhatWeDo } from './_start/WhatWeDo.js'
import { readBrochures } from './brochures/readBrochures.js'
import { readCurrencies } from './cost-of-ownership/readCurrencies.js'
import { readCourses } from './courses/readCourses.js'
import { readPartners } from './partners/readPartners.js'
import { hasOpenPayments } from './payments/links/readLinks.js'

export const dynamic = 'force-dynamic'

const coursesShown = '6'

/** The start page: who the company is, what comes next, what it does, and with whom. */
export const GET = servePage(async (site) => {
  const soonest = { sort: 'startsAt', startsAfter: thisMinute(site), limit: coursesShown }
  const [next, all, partners, questions, introduction, brochures, currencies, hasPayments] =
    await Promise.all([
      readCourses(site, new URLSearchParams(soonest)),
      readCourses(site, new URLSearchParams({ limit: '1' })),
      readPartners(site),
      readQuestions(site),
      readIntroduction(site),
      readBrochures(site),
      readCurrencies(site),
      hasOpenPayments(site),
    ])
  const { branding, words } = site
  return {
    title: branding.tagline
      ? `${branding.name}: ${branding.tagline}`
      : words.start.title(branding.name),
    description: introduction ?? branding.tagline,
    body: (
      <>
        <Hero site={site} introduction={introduction} />
        <NextCourses site={site} courses={next?.docs ?? []} total={all?.totalDocs ?? 0} />
        <Flows
          site={site}
          hasBrochures={brochures.length > 0}
          hasEstimates={currencies.length > 0}
          hasPayments={hasPayments}
        />
        <WhatWeDo site={site} />
        <Partners site={site} partners={partners} />
        <Questions site={site} questions={questions} />
        {site.demo && <DemoDoors />}
      </>
    ),
  }
})

/** To the minute, so that the response can be cached for as long. */
function thisMinute({ payload }: Site): string {
  const now = new Date(platformOf(payload).clock.now())
  now.setUTCSeconds(0, 0)
  return now.toISOString()
}
