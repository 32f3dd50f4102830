import {
  convertMarkdownToLexical,
  editorConfigFactory,
  lexicalHTMLField,
} from '@payloadcms/richtext-lexical'
import type { Field, FieldHook, RichTextField } from 'payload'
import { ValidationError } from 'payload'

const maxMarkdownLength = 200_000

/**
 * A rich `body`, and `bodyMarkdown`, which a write may send instead of it (it wins where both are sent); with
 * `html`, the body as HTML on every read. `bodyMarkdown` is never stored, so a read has none.
 */
export function bodyFields({ html = false }: { html?: boolean } = {}): Field[] {
  const body: RichTextField = {
    name: 'body',
    type: 'richText',
    localized: true,
    // Here and not at `bodyMarkdown`: fields are visited at once, and this one would fill in its stored value.
    hooks: { beforeValidate: [convertMarkdown] },
  }
  const bodyMarkdown: Field = {
    name: 'bodyMarkdown',
    type: 'textarea',
    virtual: true,
    maxLength: maxMarkdownLength,
    admin: { hidden: true },
    access: { read: () => false },
  }
  const htmlField = lexicalHTMLField({ htmlFieldName: 'html', lexicalFieldName: 'body' })
  return [bodyMarkdown, body, ...(html ? [htmlField] : [])]
}

const convertMarkdown: FieldHook = async ({ req, siblingData, value }) => {
  const { bodyMarkdown: markdown } = siblingData as { bodyMarkdown?: unknown }
  if (markdown === undefined || markdown === null) return value as unknown
  if (typeof markdown !== 'string' || markdown.length > maxMarkdownLength) {
    const message = 'Send Markdown as a string of at most 200,000 characters.'
    throw new ValidationError({ errors: [{ path: 'bodyMarkdown', message }] })
  }
  const editorConfig = await editorConfigFactory.default({ config: req.payload.config })
  return convertMarkdownToLexical({ editorConfig, markdown })
}
