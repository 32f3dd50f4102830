import { randomUUID } from 'node:crypto'

import { expect } from '@jest/globals'

import type { Foyer } from '../../support/boot.js'

type Course = { id: string; title: string; durationHours: number | null; _status: string }
type Answer = { doc: Course; docs: Course[]; errors: { id?: string; message: string }[] }

/** Makes published courses that have a newer draft, and writes to them as an admin. */
export function draftedCourses(foyer: () => Pick<Foyer, 'call' | 'callAsAdmin'>) {
  const send = async (path: string, json: object, method = 'PATCH') => {
    const response = await foyer().callAsAdmin(path, { method, json })
    return { status: response.status, answer: (await response.json()) as Answer }
  }

  /** A published course, of which a draft has these fields. */
  const courseWithDraft = async (fields: object = {}) => {
    const slug = `course-${randomUUID()}`
    const data = { title: 'Shown', slug, summary: 'S', level: 'expert', _status: 'published' }
    const made = await send('/api/courses', data, 'POST')
    expect(made.status).toBe(201)
    const { id } = made.answer.doc
    const path = `/api/courses/${id}`
    const draft = { title: 'Drafted', _status: 'draft', ...fields }
    expect((await send(`${path}?draft=true`, draft)).status).toBe(200)
    const read = async (query: string) =>
      (await (await foyer().callAsAdmin(path + query)).json()) as Course
    return {
      ...{ id, path, slug },
      many: (query = '') => `/api/courses?where[id][equals]=${id}${query}`,
      /** As visitors see it; the status of the answer if they do not. */
      shown: async () => {
        const response = await foyer().call(path)
        return response.status === 200 ? ((await response.json()) as Course) : response.status
      },
      stored: () => read(''),
      drafted: () => read('?draft=true'),
    }
  }
  return { courseWithDraft, send }
}
