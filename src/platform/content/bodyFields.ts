import {
  convertMarkdownToLexical,
  editorConfigFactory,
  lexicalHTMLField,
} from '@payloadcms/richtext-lexical'
import type { Field, RichTextField } from 'payload'
import { ValidationError } from 'payload'

const maxMarkdownLength = 200_000

/**
 * A rich `body`, and `bodyMarkdown`, which a write may send instead of it; with `html`, the body as HTML on
 * every read. `bodyMarkdown` is never stored, so a read has none.
 */
export function bodyFields({ html = false }: { html?: boolean } = {}): Field[] {
  const body: RichTextField = { name: 'body', type: 'richText', localized: true }
  const bodyMarkdown: Field = {
    name: 'bodyMarkdown',
    type: 'textarea',
    virtual: true,
    maxLength: maxMarkdownLength,
    admin: { hidden: true },
    access: { read: () => false },
    hooks: {
      beforeValidate: [
        async ({ data, value, req, siblingData }) => {
          if (value === undefined || value === null) return undefined
          if (typeof value !== 'string' || value.length > maxMarkdownLength) {
            throw invalidMarkdown('Send Markdown as a string of at most 200,000 characters.')
          }
          const editorConfig = await editorConfigFactory.default({ config: req.payload.config })
          const converted = convertMarkdownToLexical({ editorConfig, markdown: value })
          for (const target of [data, siblingData]) Object.assign(target ?? {}, { body: converted })
          return undefined
        },
      ],
    },
  }
  const htmlField = lexicalHTMLField({ htmlFieldName: 'html', lexicalFieldName: 'body' })
  // Markdown first: fields are visited in order, and `body` must find the converted value.
  return [bodyMarkdown, body, ...(html ? [htmlField] : [])]
}

function invalidMarkdown(message: string) {
  return new ValidationError({ errors: [{ path: 'bodyMarkdown', message }] })
}
