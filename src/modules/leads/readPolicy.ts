import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { PayloadRequest, TypedLocale, Where } from 'payload'
import { z } from 'zod'
import { isPrivacyPolicy, presentPolicy } from '../../platform/content/presentPolicy.js'
import { everyMatch, firstMatch } from '../../platform/database/requestDatabase.js'

/** One published version of the privacy policy. */
type PolicyText = { version: string; text: string }

const PolicyDocument = z.object({
  title: z.string().nullish(),
  version: z.string(),
  body: z.custom<Parameters<typeof convertLexicalToPlaintext>[0]['data']>().nullish(),
})

const select = { title: true, version: true, body: true } as const

type PolicyQuery = { version?: string | undefined; locale: TypedLocale }

/** The published privacy policy: the given version, however old, or the present one. */
export async function readPolicy(
  req: PayloadRequest,
  { locale, ...asked }: PolicyQuery,
): Promise<PolicyText | undefined> {
  const version = asked.version ?? (await presentPolicy(req))?.version
  if (version === undefined) return undefined
  const shared = { ...firstMatch, collection: 'policies', locale, req } as const
  const present = await req.payload.find({
    ...shared,
    where: { ...isPrivacyPolicy, version: { equals: version } },
    select,
    sort: '-effectiveDate',
    overrideAccess: true,
  })
  if (present.docs[0]) return asText(present.docs[0])
  const past = await req.payload.findVersions({
    ...shared,
    where: inVersions({ ...isPrivacyPolicy, version: { equals: version } }),
    select: { version: select },
    sort: '-createdAt',
    overrideAccess: true,
  })
  return asText(past.docs[0]?.version)
}

/** The names of all versions that were ever published. */
export async function readPolicyVersions(req: PayloadRequest): Promise<Set<string>> {
  const { docs } = await req.payload.findVersions({
    ...everyMatch,
    collection: 'policies',
    where: inVersions(isPrivacyPolicy),
    select: { version: { version: true } },
    overrideAccess: true,
  })
  return new Set(
    docs.map(({ version }) => z.object({ version: z.string() }).parse(version).version),
  )
}

function inVersions(where: Where): Where {
  return Object.fromEntries(
    Object.entries(where).map(([name, value]) => [`version.${name}`, value]),
  )
}

function asText(document: unknown): PolicyText | undefined {
  const { data } = PolicyDocument.safeParse(document)
  if (!data) return undefined
  const { title, version, body } = data
  const paragraphs = body ? convertLexicalToPlaintext({ data: body }) : ''
  return { version, text: [title, paragraphs].filter(Boolean).join('\n\n') }
}
