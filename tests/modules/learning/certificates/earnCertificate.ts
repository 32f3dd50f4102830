import { type Learning, type SignedIn, syllabusOf } from '../auth/startLearning.js'

export const rename = (learning: Learning, who: SignedIn, name: string) =>
  learning.sendAs(who, '/api/lms/auth/session', { method: 'PATCH', json: { name } })

/** Completes a course of one lesson. */
export async function earnCertificate(learning: Learning, who: SignedIn, fields: object = {}) {
  const course = await learning.makeCourse({ syllabus: syllabusOf('only'), ...fields })
  const made = await learning.sendAs(who, '/api/lms/enrolments', { json: { course: course.slug } })
  const { id: enrolment } = (await made.json()) as { id: string }
  const answer = await learning.sendAs(who, `/api/lms/enrolments/${enrolment}/progress`, {
    method: 'PUT',
    json: { lesson: 'only', completed: true },
  })
  const { certificate } = (await answer.json()) as { certificate: { id: string } }
  return { id: certificate.id, enrolment, courseId: course.id, slug: course.slug }
}

/** The row of a certificate, as staff see it. */
export async function rowOf(learning: Learning, number: string) {
  const answer = await learning.callAsAdmin(`/api/certificates?where[number][equals]=${number}`)
  const { docs } = (await answer.json()) as { docs: Record<string, unknown>[] }
  return docs[0] as { id: string } & Record<string, unknown>
}

export async function revoke(learning: Learning, number: string, json: object) {
  const { id } = await rowOf(learning, number)
  return learning.callAsAdmin(`/api/certificates/${id}/revoke`, { method: 'POST', json })
}
