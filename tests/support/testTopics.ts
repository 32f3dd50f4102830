import { z } from 'zod'

import { anyStaff, staff } from '../../src/platform/access.js'
import type { Topic } from '../../src/platform/topics/Topic.js'

const data = z.object({ number: z.int() })

/** Topics of the tests' own: one that is public, one for a role, one for all staff. */
export const testTopics: Topic[] = [
  { name: 'notices', summary: 'Notices', access: 'public', data },
  { name: 'books', summary: 'The books', access: staff('finance'), data },
  { name: 'staffroom', summary: 'For staff', access: anyStaff, data },
]
