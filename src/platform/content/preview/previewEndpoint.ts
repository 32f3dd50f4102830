import type { DataFromCollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { anyStaff } from '../../access.js'
import { endpoint } from '../../api/endpoint.js'
import { Problem, problems } from '../../http/Problem.js'
import { IdParams, LocaleQuery } from '../../http/parameters.js'
import { normalizeInput } from '../../payload/normalizeInput.js'
import { requestLocale } from '../../requestLocale.js'
import { checkBody } from '../checkBody.js'

const maxBytes = 2 * 1024 * 1024

const PreviewBody = z.strictObject({
  data: z.record(z.string().max(100), z.unknown()).optional(),
})

/** The collections and globals that have pages. */
type Previewed = 'courses' | 'pages' | 'policies'

type Preview<Slug extends Previewed> = {
  collection: Slug
  output: z.ZodType
  /** What `output` takes. */
  present: (req: PayloadRequest, draft: DataFromCollectionSlug<Slug>) => Promise<object>
}

/** The endpoint that gives staff a draft as its page shows it: as last saved, or with the fields as sent. */
export function previewEndpoint<Slug extends Previewed>({
  collection,
  output,
  present,
}: Preview<Slug>): Endpoint {
  return endpoint({
    operationId: `${collection}.preview`,
    method: 'post',
    path: '/:id/preview',
    summary: 'Preview a draft',
    description:
      'The newest version, published or not. With `data`, the fields of the form, it is shown as if they were saved; ' +
      'nothing is.',
    params: IdParams,
    query: LocaleQuery,
    body: PreviewBody,
    maxBytes,
    output,
    problems: [problems.notFound],
    access: anyStaff,
    handler: async ({ req, params, query, body }) => {
      const locale = requestLocale(req, query.locale)
      const draft = await readDraft(req, { collection, id: params.id, locale, data: body.data })
      const shown = output.safeParse(await present(req, draft))
      if (shown.success) return shown.data
      throw incomplete('A field holds something that its page cannot show.')
    },
  })
}

type DraftQuery<Slug extends Previewed> = {
  collection: Slug
  id: string
  locale: ReturnType<typeof requestLocale>
  data: Record<string, unknown> | undefined
}

async function readDraft<Slug extends Previewed>(
  req: PayloadRequest,
  { collection, id, locale, data }: DraftQuery<Slug>,
): Promise<DataFromCollectionSlug<Slug>> {
  const read = { collection, id, locale, depth: 1, overrideAccess: false, req } as const
  const saved = await req.payload.findByID({ ...read, draft: true, disableErrors: true })
  if (!saved) throw new Problem(problems.notFound)
  if (!data) return saved
  const { fields: declared } = req.payload.collections[collection].config
  const [misshapen] = normalizeInput(declared, data)
  if (misshapen) throw incomplete(misshapen.message, `/data/${misshapen.path.replaceAll('.', '/')}`)
  const fault = data['body'] ? checkBody(data['body']) : undefined
  if (fault) throw incomplete(fault)
  const fields = { ...data, id, updatedAt: saved.updatedAt }
  // The sent fields are already those of one language.
  const shown = await req.payload.findByID({ ...read, data: fields, flattenLocales: false })
  return shown
}

function incomplete(message: string, path = '/data'): Problem {
  const fault = { path, code: 'invalid', message }
  return new Problem(problems.validationFailed, { errors: [fault] })
}
