import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'

type Job = {
  name: string
  title: string
  description: string
  args: Record<string, string>
  /** What the agent is asked, with the arguments in `{braces}`. */
  text: string
}

const drafts =
  'Save what you write with `create_draft` or `update_draft` only. Never call `publish`: a person reads it first. ' +
  'State nothing that the sources do not say; list what is missing as questions at the end.'

const jobs: Job[] = [
  {
    name: 'draft_course',
    title: 'Draft a course from notes',
    description: 'Makes a course of rough notes: summary, outcomes, syllabus and text.',
    args: { notes: 'What the course is about, for whom, how long' },
    text: `Draft a course of these notes:\n\n{notes}\n\nRead two published courses with \`courses\` and \`get_page\` for their form and tone. Write title, summary, outcomes, syllabus and \`bodyMarkdown\`. ${drafts}`,
  },
  {
    name: 'review_page',
    title: 'Review a page',
    description: 'Looks for what is unclear, outdated or contradicts other pages.',
    args: { url: 'The address of the page' },
    text: 'Read {url} with `get_page`. Search the other published content for what it claims: dates, prices, deadlines, rights. Report contradictions with both addresses and both sentences, then what is outdated, then what is hard to understand, each with a better sentence. Change nothing.',
  },
  {
    name: 'answer_question',
    title: 'Answer a visitor’s question',
    description: 'Writes a question and its answer for the site from what is published.',
    args: { question: 'What the visitor asked' },
    text: `A visitor asked: {question}\n\nFind the answer with \`search\` and \`get_page\`. Draft it as a document of \`faqs\`: the question in plain words, the answer in at most four sentences of plain text. ${drafts}`,
  },
  {
    name: 'translate_page',
    title: 'Translate a page',
    description: 'Drafts a page in another language of the site.',
    args: { collection: 'Such as pages', id: 'The id of the document', locale: 'Such as fr' },
    text: `Read document {id} of {collection} with \`get_content\` and translate its texts to {locale}, blocks and search texts included. Keep names, numbers, links and the order of blocks. Write as a native copywriter would, not word for word. Save with \`update_draft\` and \`locale\` {locale}. ${drafts}`,
  },
  {
    name: 'build_landing_page',
    title: 'Build a landing page',
    description: 'Drafts a campaign page of blocks for a course or an offer.',
    args: { goal: 'What visitors should do', url: 'The course or page that it is about' },
    text: `Build a landing page with this goal: {goal}. Its subject: {url}. Look at the blocks of a published page with \`list_content\` and \`get_content\` for their types and fields. Use hero, features, steps, questions and a call to action. ${drafts}`,
  },
]

/** The prompts for what staff do every week; they only make sense to whoever may write. */
export function registerPrompts(server: McpServer): void {
  for (const { name, title, description, args, text } of jobs) {
    const argsSchema = z.object(
      Object.fromEntries(
        Object.entries(args).map(([key, said]) => [key, z.string().max(20_000).describe(said)]),
      ),
    )
    server.registerPrompt(name, { title, description, argsSchema }, (given) => ({
      description,
      messages: [{ role: 'user', content: { type: 'text', text: withArguments(text, given) } }],
    }))
  }
}

function withArguments(text: string, given: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => given[name] ?? placeholder)
}
