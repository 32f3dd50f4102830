import { describe, expect, test } from '@jest/globals'

import { isWeakPassword } from '../../../../src/modules/administration/hooks/checkSecrets.js'

const words = ['Meridian', 'Learning', 'www', 'meridian', 'com']

describe('a password', () => {
  test.each([
    'password1234',
    'Passw0rd!2026',
    '123456789012',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'qwertyuiop12',
    'abcdefghijklm',
    'Welcome2026!!',
    'meridian2026!',
    'Meridian-Learning-1',
    'admin.admin.2026',
  ])('like %s is among the first that are guessed', (password) => {
    expect(isWeakPassword(password, words)).toBe(true)
  })

  test.each([
    'a long password',
    'correct horse battery',
    'three quiet rivers',
    'пароль из четырёх слов',
    '我喜欢在晚上喝很多绿茶呀',
    'kV9$mPq2!xLw',
    'meridian and a cat',
  ])('like %s is fine', (password) => {
    expect(isWeakPassword(password, words)).toBe(false)
  })
})
