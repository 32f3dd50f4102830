import { describe, expect, test } from '@jest/globals'

import { keepTogether } from '../../src/platform/localization.js'

describe('a French line', () => {
  test.each([
    ['<h1>Atelier : l’article 50</h1>', '<h1>Atelier\u00a0: l’article 50</h1>'],
    [
      '<p>Prêt ? Oui ! « Presque » ; bien</p>',
      '<p>Prêt\u00a0? Oui\u00a0! «\u00a0Presque\u00a0»\u00a0; bien</p>',
    ],
    ['<b>Total</b> : 5 €', '<b>Total</b>\u00a0: 5\u00a0€'],
    [
      '<p title="a : b">a : b</p><pre>c : d</pre> : e',
      '<p title="a : b">a\u00a0: b</p><pre>c : d</pre>\u00a0: e',
    ],
    [
      '<p>De 16 500 £ à 1 200 000 €</p>',
      '<p>De 16\u00a0500\u00a0£ à 1\u00a0200\u00a0000\u00a0€</p>',
    ],
  ])('never breaks before its punctuation or in a number: %s', (html, kept) => {
    expect(keepTogether(html, 'fr')).toBe(kept)
  })

  test.each([
    '<p title="a : b" data-x="?">x</p>',
    '<style>a :hover {}</style><script>a ? b : c</script>',
    '<pre>a ? b : c</pre><code>x ; y</code><textarea>a : b</textarea>',
    '<p>12:30, https://example.org/?a=b</p>',
    '<p>Le 12 mai 2026, 4 + 4 20 fois</p>',
    '<a href="tel:+44 20 7946">Appeler</a>',
    '<code>a : b</code><p title="a : b">c</p><pre>d : e</pre>',
  ])('is all that changes: %s', (html) => {
    expect(keepTogether(html, 'fr')).toBe(html)
  })

  test('is no English one', () => {
    expect(keepTogether('<p>a : b</p>', 'en')).toBe('<p>a : b</p>')
  })
})

test.each(['en', 'fr', 'ar'])('a phone number stays on one line in %s', (locale) => {
  expect(keepTogether('<p>On +44 20 7946 0321, or 12 34</p>', locale)).toBe(
    '<p>On +44\u00a020\u00a07946\u00a00321, or 12 34</p>',
  )
})
