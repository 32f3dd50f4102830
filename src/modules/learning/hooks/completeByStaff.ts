import { randomUUID } from 'node:crypto'

import type { CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'

import type { Enrolment } from '../../../payload-types.js'
import { courseOutlines } from '../enrolments/courseOutlines.js'

/** Completes an enrolment that staff set to completed: classroom courses have no lessons to tick off. */
export const completeByStaff: CollectionBeforeChangeHook<Enrolment> = async ({
  data,
  originalDoc,
  req,
}) => {
  const wasCompleted = originalDoc?.status === 'completed'
  if (wasCompleted && data.status === 'active') throw cannotUndo()
  if (wasCompleted || data.status !== 'completed') return data
  const now = new Date().toISOString()
  return { ...data, progress: 100, completedAt: now, ...(await certify(data, req, now)) }
}

type Call = Parameters<typeof completeByStaff>[0]

async function certify({ course, learner }: Call['data'], req: Call['req'], issuedAt: string) {
  if (typeof course !== 'string' || typeof learner !== 'string') return {}
  const outline = (await courseOutlines(req, [course])).get(course)
  if (!outline?.certificate) return {}
  const { name } = await req.payload.findByID({
    collection: 'learners',
    id: learner,
    depth: 0,
    joins: false,
    overrideAccess: true,
    req,
  })
  return { certificate: { number: randomUUID(), title: outline.title, name, issuedAt } }
}

function cannotUndo() {
  const message = 'A completed enrolment stays completed. Delete it to take the certificate back.'
  return new ValidationError({ collection: 'enrolments', errors: [{ path: 'status', message }] })
}
