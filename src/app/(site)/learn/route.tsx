import { readValues } from '../_forms/readValues.js'
import { seeOther, servePage } from '../_frame/servePage.js'
import { changeLearning } from './changeLearning.js'
import { MyCourses } from './MyCourses.js'
import { readLearner } from './readLearner.js'
import { learnWordsFor } from './words/learnWordsFor.js'

export const dynamic = 'force-dynamic'

/** The courses of the signed-in learner; anyone else is asked to sign in first. */
export const GET = servePage(async (site, { query, request }) => {
  const view = await readLearner(site, request)
  if (!view) return seeOther(site.link('/learn/sign-in'))
  return {
    title: learnWordsFor(site.locale).courses.title,
    isListed: false,
    isPersonal: true,
    body: <MyCourses site={site} query={query} {...view} />,
  }
})

/** Handles the buttons of the page, and the one that joins a course. */
export const POST = servePage(async (site, { request }) =>
  changeLearning(site, request, await readValues(site, request)),
)
