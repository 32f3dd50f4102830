import { field } from './fields.js'
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import {
  ValidationError,
  type Field,
  type FieldHook,
  type PayloadRequest,
  type RichTextField,
} from 'payload'

import { nobody } from '../access.js'
import { platformOf } from '../platform.js'
import { checkBody } from './checkBody.js'
import { plainMarkdown } from './plainMarkdown.js'
import { renderBody } from './renderBody.js'

const maxMarkdownLength = 200_000

/**
 * A rich `body`, and `bodyMarkdown`, which a write may send instead (it wins if both are sent); with `html`, the body
 * as HTML on every read. `bodyMarkdown` is never stored; a read returns it where it is selected.
 */
export function bodyFields({ html = false }: { html?: boolean } = {}): Field[] {
  const body: RichTextField = {
    name: 'body',
    type: 'richText',
    localized: true,
    // Here and not at `bodyMarkdown`: the hooks of fields run concurrently, and this field's would restore its stored
    // value.
    hooks: { beforeValidate: [readBody] },
  }
  const bodyMarkdown: Field = field.textarea(
    'bodyMarkdown',
    'Markdown in place of `body`. A read has it with `select[bodyMarkdown]=true`.',
    {
      virtual: true,
      maxLength: maxMarkdownLength,
      access: { read: () => false },
      hooks: { beforeChange: [dropMarkdown] },
      admin: { hidden: true },
    },
  )
  return [bodyMarkdown, body, ...(html ? [htmlField] : [])]
}

const readBody: FieldHook = async ({ path, req, siblingData, value }) => {
  const at = (name: string) => [...path.slice(0, -1), name].join('.')
  const { bodyMarkdown: markdown } = siblingData as { bodyMarkdown?: unknown }
  if (markdown === undefined || markdown === null) {
    const fault = value === undefined || value === null ? undefined : checkBody(value)
    if (fault) refuse(at('body'), fault)
    return value as unknown
  }
  if (typeof markdown !== 'string' || markdown.length > maxMarkdownLength) {
    refuse(at('bodyMarkdown'), 'Send Markdown as a string of at most 200,000 characters.')
  }
  const plain = plainMarkdown(markdown)
  if (marksCubed(plain) > mostMarks ** 3) {
    refuse(
      at('bodyMarkdown'),
      `Use at most ${String(mostMarks)} of the signs * _ ~ \` in a paragraph, and fewer where several have many. Divide it, or put a backslash before signs that mean themselves.`,
    )
  }
  const editorConfig = await editorConfigFactory.default({ config: req.payload.config })
  const body = convertMarkdownToLexical({ editorConfig, markdown: plain })
  // Lists within lists: what would be refused as `body` could not be saved again.
  const fault = checkBody(body)
  if (fault) refuse(at('bodyMarkdown'), fault)
  return body
}

/** As many take 0.7 s in one paragraph (measured). */
const mostMarks = 300

const paragraphEnd = /\n(?=[ \t]*(?:$|[>#]|(?:[-*+]|\d+[.)])[ \t]))/m
const mark = /(?<!\\)(?:[*`]|~~|(?<!\w)_|_(?!\w))/g

/**
 * How long converting takes: for each sign the converter looks for its end anew, through the whole paragraph. A thousand
 * of them in 3 KB kept the process from everything else for 27 s.
 */
function marksCubed(markdown: string): number {
  return markdown
    .split(paragraphEnd)
    .reduce((sum, paragraph) => sum + (paragraph.match(mark)?.length ?? 0) ** 3, 0)
}

const dropMarkdown: FieldHook = ({ siblingData }) => {
  Reflect.deleteProperty(siblingData, 'bodyMarkdown')
}

function refuse(path: string, message: string): never {
  throw new ValidationError({ errors: [{ path, message }] })
}

type Body = Parameters<typeof renderBody>[1]

const htmlField: Field = field.textarea('html', {
  virtual: true,
  access: { create: nobody, update: nobody },
  admin: { hidden: true },
  hooks: {
    afterRead: [
      async ({ req, siblingData }) => {
        const { body } = siblingData as { body?: Body | Record<string, Body> }
        if (!body || isBody(body)) return asDelivered(req, await renderBody(req, body))
        const languages = Object.entries(body).map(async ([locale, each]) => [
          locale,
          asDelivered(req, await renderBody(req, each)),
        ])
        return Object.fromEntries(await Promise.all(languages)) as unknown
      },
    ],
  },
})

/** For pages of other sites: every address is absolute, and empty attributes are removed. */
function asDelivered({ payload }: PayloadRequest, html: string): string {
  const { serverUrl } = platformOf(payload)
  return html
    .replace(/(<[^>]*\s(?:href|src)=")(?=\/(?!\/))/g, `$1${serverUrl}`)
    .replace(/(<[^>]*?)\sclass="\s*"/g, '$1')
}

/** With `locale=all` there is one for each language instead. */
function isBody(body: NonNullable<Body> | Record<string, Body>): body is NonNullable<Body> {
  return 'root' in body
}
