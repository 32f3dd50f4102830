import { Problem } from '../../../platform/http/Problem.js'
import { readBytes } from '../../../platform/http/readBody.js'
import { servePage } from '../_frame/servePage.js'
import { answerForm } from './answerForm.js'
import { AskPage } from './AskPage.js'
import { askWordsFor } from './askWords.js'

export const dynamic = 'force-dynamic'

/** The form for a question. */
export const GET = servePage((site) => {
  const { title, lead } = askWordsFor(site.locale)
  const body = <AskPage site={site} state={{ question: '' }} />
  return Promise.resolve({ title, description: lead, body })
})

type Context = Parameters<typeof GET>[1]

/** Answers a submitted question, on a page that works without JavaScript. */
export async function POST(request: Request, context: Context): Promise<Response> {
  const form = await readForm(request)
  if (!form) return new Response(null, { status: 413 })
  return servePage(async (site) => {
    const state = await answerForm(site, form)
    return {
      title: askWordsFor(site.locale).title,
      isListed: false,
      status: state.fault ? 422 : 200,
      body: <AskPage site={site} state={state} />,
    }
  })(request, context)
}

async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  try {
    return new URLSearchParams(new TextDecoder().decode(await readBytes(request)))
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}
