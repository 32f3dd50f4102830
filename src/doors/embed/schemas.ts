import { z } from 'zod'

const Theme = z.record(z.string(), z.string())

/** What the elements on a page need beside their content. */
export const EmbedSettings = z
  .object({
    locale: z.string(),
    direction: z.enum(['ltr', 'rtl']),
    script: z
      .object({ url: z.url(), integrity: z.string() })
      .meta({ description: 'The present version; it stays at this address.' }),
    theme: z
      .object({ light: Theme, dark: Theme })
      .meta({ description: 'The brand’s colours, each readable on the others.' }),
    words: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'EmbedSettings' })

const Option = z.object({ value: z.string(), label: z.string() })

export const EmbedField = z
  .object({
    name: z.string().meta({ description: 'Where it stands in the body: `inputs/seats`.' }),
    type: z.enum(['text', 'email', 'tel', 'number', 'amount', 'textarea', 'select']),
    label: z.string(),
    required: z.boolean(),
    help: z.string().optional(),
    missing: z.string().optional().meta({ description: 'What to say where it is empty.' }),
    wrong: z.string().optional().meta({ description: 'What to say where it cannot be used.' }),
    autocomplete: z.string().optional(),
    maxLength: z.int(),
    options: z.array(Option).optional(),
  })
  .meta({ id: 'EmbedField' })

export type EmbedField = z.output<typeof EmbedField>

export const fixedForms = ['demo', 'contact', 'request-info', 'brochures', 'tco'] as const

export const FormParams = z.object({ form: z.string().max(96) })

/** One of the fixed forms as an element shows it. */
export const EmbedForm = z
  .object({
    slug: z.enum(fixedForms),
    title: z.string(),
    lead: z.string().nullable(),
    send: z.string().meta({ description: 'Where the fields are posted to get a code.' }),
    confirm: z.string().meta({ description: 'Where they are posted with the code.' }),
    fields: z.array(EmbedField),
    consent: z.object({
      label: z.string(),
      help: z.string(),
      policy: z.object({ url: z.url(), version: z.string() }).nullable(),
    }),
    done: z.object({ title: z.string().nullable(), text: z.string().nullable() }),
  })
  .meta({ id: 'EmbedForm' })

export type EmbedForm = z.output<typeof EmbedForm>
