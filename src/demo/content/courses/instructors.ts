import type { SampleCourse } from './SampleCourse.js'

type Instructor = SampleCourse['instructors'][number]

/** The teaching team, listed once so that names and roles are the same on every course. */
export const instructors = {
  carvalho: { name: 'Dr Inês Carvalho', role: 'Director of training' },
  achterberg: { name: 'Eleanor Achterberg', role: 'Managing partner' },
  okonjo: { name: 'Grace Okonjo', role: 'Partner, model risk' },
  raman: { name: 'Priya Raman', role: 'Principal, privacy and data protection' },
  wrona: { name: 'Tomasz Wrona', role: 'Principal, AI security' },
  munro: { name: 'Ruaridh Munro', role: 'Lead auditor, management systems' },
  falk: { name: 'Linnea Falk', role: 'Head of procurement practice' },
  rousselet: { name: 'Camille Rousselet', role: 'Senior adviser, Lyon office' },
  haddad: { name: 'Samir Haddad', role: 'Senior adviser, Gulf and Levant' },
} satisfies Record<string, Instructor>
