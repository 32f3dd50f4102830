import { expect, test } from '@jest/globals'

import { readMessage } from '../../../../src/modules/assistant/message/readMessage.js'
import { oneSecond } from '../../../support/oneSecond.js'
import { timeProcessor } from '../../../support/timeProcessor.js'

const card = '4111 1111 1111 1111'

test.each([
  [`My card is ${card}. How long does a refund take?`, 'How long does a refund take?'],
  [
    `My card is ${card} and my email is a@b.example. How long does a refund take?`,
    'How long does a refund take?',
  ],
  ['My name is Ada, how long does a refund take?', 'how long does a refund take?'],
  [`How long does a refund take? My card: ${card}`, 'How long does a refund take?'],
  [`Ma carte est ${card}. Quand suis-je remboursé ?`, 'Quand suis-je remboursé ?'],
  [`بطاقتي هي ${card}. متى أسترد المال؟`, 'متى أسترد المال؟'],
])('what only introduces masked data is not looked up: %s', (message, query) => {
  expect(readMessage(message).query).toBe(query)
})

test.each([
  [`My card is ${card}.`, 'My card is .'],
  [`Can you refund ${card}?`, 'Can you refund ?'],
  ['How long does a refund take?', 'How long does a refund take?'],
])('a question keeps its words: %s', (message, query) => {
  expect(readMessage(message).query).toBe(query)
})

test.each(['my is ', 'is [card', 'a', 'and '])('no text keeps the process: %s', (unit) => {
  const tookMs = timeProcessor()
  readMessage(unit.repeat(100_000 / unit.length))
  expect(tookMs()).toBeLessThan(oneSecond())
})
