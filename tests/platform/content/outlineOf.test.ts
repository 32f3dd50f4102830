import { expect, test } from '@jest/globals'

import { shown } from '../../../src/modules/site/blocks/shown.js'
import { outlineOf } from '../../../src/platform/content/outlineOf.js'

test('what blocks say is what readers see, not the slugs of what they show', () => {
  const rows = [
    { blockType: 'form', heading: 'Come', form: 'own', ownForm: 'open-day' },
    { blockType: 'brochure', heading: 'Read', brochure: 'ai-act-readiness' },
    { blockType: 'courses', heading: 'Learn', topic: 'ai-literacy', level: 'expert' },
  ]
  const said = outlineOf(shown, rows)
  expect(said.flat().map((line) => 'value' in line && line.value)).toEqual([
    'Come',
    'Read',
    'Learn',
  ])
})
