import '../states.css'
import './records.css'

import { Link } from '@payloadcms/ui'
import type { CollectionSlug, Payload, ServerComponentProps, PayloadRequest } from 'payload'

import { customOf } from '../../platform/extend.js'
import { mailFailuresSlug } from '../../platform/mail/outbox/MailFailures.js'
import type { MailFailure } from '../../payload-types.js'
import { SendAgain } from '../ActionButton.js'
import { readPath } from '../readPath.js'
import { DocumentName } from './DocumentName.js'
import { FieldValue } from './FieldValue.js'
import { fieldAt, labelOf, wordsOf, isNothing } from './fieldAt.js'
import { nameElsewhere } from './nameElsewhere.js'
import { emailOfPerson, letterTo, personLink, recordOf } from './recordDeclaration.js'
import { When } from './When.js'
import { missingIn, textsIn } from './textsIn.js'

export type SummaryProps = Pick<ServerComponentProps, 'data' | 'payload' | 'req'> & {
  collectionSlug: CollectionSlug
  id: number | string
}

/** The first thing of an open document: what one decides by, what to do next, and the way to its person. */
export async function Summary(props: SummaryProps) {
  const { collectionSlug, data, id, payload, req } = props
  const { config } = payload.collections[collectionSlug]
  const { writes } = recordOf(config) ?? {}
  const title = readPath(data, config.admin.useAsTitle ?? 'id')
  const email = await emailOfPerson(req, { collectionSlug, data, id })
  const next = await nextStep(props)
  return (
    <section aria-label="Summary" className="record-summary">
      <h2 className="unseen">Summary</h2>
      {(typeof title !== 'string' || title === '') && (
        <DocumentName name={await nameElsewhere(payload, collectionSlug, id)} />
      )}
      <dl>
        <Facts {...props} />
        <Translations {...props} id={id} />
      </dl>
      <Undelivered {...props} email={email} />
      {(next !== undefined || email !== undefined) && (
        <p className="record-next">
          {next !== undefined && (
            <span>
              <strong>Next:</strong> {next}
            </span>
          )}
          {email !== undefined && (
            <>
              {writes && <a href={letterTo(email)}>Write to them</a>}
              <Link href={personLink(payload, email)} prefetch={false}>
                Everything about {email}
              </Link>
            </>
          )}
        </p>
      )}
    </section>
  )
}

function Facts({ collectionSlug, data, payload, req }: SummaryProps) {
  const { config } = payload.collections[collectionSlug]
  return (recordOf(config)?.summary ?? []).map((path) => {
    const field = fieldAt(config.flattenedFields, path)
    return (
      field && (
        <div key={path}>
          <dt>{wordsOf(field.label, path)}</dt>
          <dd>
            <FieldValue document={data} field={field} path={path} req={req} />
          </dd>
        </div>
      )
    )
  })
}

/** What the dashboard says to do about documents like this one, if this is one of them. */
async function nextStep({
  collectionSlug,
  id,
  payload,
  req,
}: SummaryProps): Promise<string | undefined> {
  const waiting = (customOf(payload.config).waiting ?? []).filter(
    ({ collection }) => collection === collectionSlug,
  )
  for (const { collection, where, hint } of waiting) {
    const { totalDocs } = await payload.count({
      ...{ collection, where: { and: [{ id: { equals: id } }, where] } },
      ...{ overrideAccess: false, user: req.user },
    })
    if (totalDocs > 0) return hint
  }
  return undefined
}

const mostMails = 5

/** The mails about the document, or to its person, that were not delivered: what happened, and what to do. */
async function Undelivered(props: Mailed) {
  const mails = await undeliveredOf(props)
  if (mails.length === 0) return null
  const reason = fieldAt(
    props.payload.collections[mailFailuresSlug].config.flattenedFields,
    'reason',
  )
  return (
    <ul aria-label="Undelivered mails" className="record-undelivered">
      {mails.slice(0, mostMails).map((mail) => (
        <li key={mail.id}>
          <span>
            <strong>Not delivered:</strong> {mail.kind}
            {mail.recipient && ` to ${mail.recipient}`}, <When iso={mail.createdAt} />.{' '}
            {reason?.type === 'select' && labelOf(reason, mail.reason)}.{' '}
            {adviceOn(props.payload, mail)}
          </span>
          {mail.target && <SendAgain mail={mail.id} />}
        </li>
      ))}
      {mails.length > mostMails && <li>There are more, under Undelivered mails.</li>}
    </ul>
  )
}

type Mailed = SummaryProps & { email: string | undefined }

async function undeliveredOf({ collectionSlug, email, id, payload, req }: Mailed) {
  const isMail = collectionSlug === mailFailuresSlug
  const { access } = payload.collections[mailFailuresSlug].config
  const isAbout = isMail || recordOf(payload.collections[collectionSlug].config)?.writes
  if (!isAbout || !(await access.read({ req }))) return []
  const toPerson = email === undefined ? [] : [{ recipient: { equals: email.toLowerCase() } }]
  const { docs } = await payload.find({
    collection: mailFailuresSlug,
    where: isMail ? { id: { equals: id } } : { or: [{ targetId: { equals: id } }, ...toPerson] },
    ...{ sort: '-createdAt', limit: mostMails + 1, pagination: false, depth: 0 },
    ...{ overrideAccess: false, user: req.user },
  })
  return docs
}

/** What staff can do about an undelivered mail. */
function adviceOn({ collections }: Payload, { reason, target }: MailFailure): string {
  const about = target ? collections[target as CollectionSlug] : undefined
  if (!about) {
    return 'It is not sent again: a code or a link is asked for anew, and what a notice says is in the admin.'
  }
  if (reason === 'unsent') return 'Send it again once the mail server takes mail.'
  if (reason === 'unwritten') return 'An admin finds the cause in the log. Then send it again.'
  return recordOf(about.config)?.wrongAddress ?? ''
}

type Props = {
  collectionSlug: CollectionSlug
  id: number | string
  payload: Payload
  req: PayloadRequest
}

/** Which texts of the open document are still to be translated, by language. */
async function Translations({ collectionSlug, id, payload, req }: Props) {
  const { localization } = payload.config
  const { flattenedFields } = payload.collections[collectionSlug].config
  if (!localization) return null
  const { defaultLocale, locales } = localization
  const found: unknown = await payload.findByID({
    ...{ collection: collectionSlug, id, locale: 'all', draft: true, depth: 0 },
    ...{ disableErrors: true, overrideAccess: false, user: req.user },
  })
  const written = textsIn(flattenedFields, found).filter(
    ({ inLanguages }) => !isNothing(inLanguages[defaultLocale]),
  )
  if (written.length === 0) return null
  return (
    <div>
      <dt>Translations</dt>
      <dd>
        {locales
          .filter(({ code }) => code !== defaultLocale)
          .map(({ code, label }) => (
            <p className="record-translation" key={code}>
              <Link href={`?locale=${code}`} lang={code} prefetch={false}>
                {typeof label === 'string' ? label : code}
              </Link>
              : {missingIn(code, written)}
            </p>
          ))}
        {collectionSlug === 'pages' && (
          <p>Visitors read a page in a language once most of it is translated.</p>
        )}
      </dd>
    </div>
  )
}
