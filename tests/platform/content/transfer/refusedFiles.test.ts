import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { adminKey } from '../../../support/adminKey.js'
import { places, startTransfer, type Transfers } from './startTransfer.js'

let files: Transfers

beforeAll(async () => {
  files = await startTransfer()
})
beforeEach(() => files.clear())
afterAll(() => files.foyer.stop())

describe('a file with faults', () => {
  test('changes nothing, and every fault is told by its row and field', async () => {
    await files.store({ slug: 'kept' })
    const answer = await files.send(
      [
        'slug,title,level,durationHours,price.amount,syllabus,certificate',
        'kept,Changed,foundation,,,,',
        'Bad Slug,T,master,much,1.5,nonsense,maybe',
        'twice,T,,,,,',
        'twice,T,,,,"[{""title"":""M"",""lessons"":[{""slug"":""a"",""minutes"":-1}]}]",',
      ].join('\n'),
    )
    expect([answer.status, answer.code]).toEqual([422, 'validation_failed'])
    expect(places(answer)).toEqual([
      ['/csv/3/slug', 'invalid_format'],
      ['/csv/3/level', 'invalid_value'],
      ['/csv/3/durationHours', 'invalid_type'],
      ['/csv/3/price/amount', 'invalid_type'],
      ['/csv/3/certificate', 'invalid_type'],
      ['/csv/3/syllabus', 'invalid_type'],
      ['/csv/5/syllabus/0/lessons/0/minutes', 'too_small'],
    ])
    expect((await files.find('kept'))?.title).toBe('T')
  })

  test('is asked what is meant where a number may be another, such as a price that has decimals', async () => {
    const prices = ['490.00', '"490,00"', '€490', '49.000']
    const rows = prices.map((price, at) => `a-${String(at)},T,S,"1,500",${price}`)
    const answer = await files.send(
      ['slug,title,summary,durationHours,price.amount', ...rows].join('\n'),
    )
    const coins = 'Send the smallest coins, as a whole number: 49000 is €490.00, or ¥49,000.'
    expect(answer.errors.map(({ path, message }) => [path, message])).toEqual(
      prices.flatMap((_, at) => [
        [`/csv/${String(at + 2)}/durationHours`, 'Send a number such as 1.5.'],
        [`/csv/${String(at + 2)}/price/amount`, coins],
      ]),
    )
    const docs = [{ slug: 'a', title: 'T', summary: 'S', price: { amount: 490.5 } }]
    expect((await files.send({ docs })).errors).toMatchObject([{ message: coins }])
  })

  test('is told to be saved as UTF-8, where it has another encoding', async () => {
    const body = Buffer.from('slug,title,summary\na,Modèles,S\n', 'latin1')
    const headers = { 'x-api-key': adminKey, 'content-type': 'text/csv' }
    const sent = await files.foyer.call('/api/courses/import', { method: 'POST', headers, body })
    expect([sent.status, await sent.json()]).toMatchObject([
      422,
      {
        code: 'validation_failed',
        errors: [
          {
            path: '/csv',
            code: 'invalid_encoding',
            message: 'This file is not in UTF-8. In Excel, save it as “CSV UTF-8”.',
          },
        ],
      },
    ])
  })

  test('is told of slugs that are there twice, and of what a new course lacks', async () => {
    const twice = await files.send('slug,title,summary\na,A,S\na,B,S\n')
    expect(places(twice)).toEqual([['/csv/3/slug', 'duplicate']])
    const bare = await files.send({ docs: [{ slug: 'a' }] })
    expect(places(bare)).toEqual([
      ['/docs/0/title', 'required'],
      ['/docs/0/summary', 'required'],
    ])
  })

  test('is told of pictures that are not there', async () => {
    const answer = await files.send('slug,title,summary,image\na,A,S,cover.svg\nb,B,S,other.svg\n')
    expect(places(answer)).toEqual([['/csv/3/image', 'unknown_picture']])
    expect(await files.find('a')).toBeUndefined()
  })

  test('is told what Payload itself refuses, and nothing of the other rows is kept', async () => {
    const lessons = [
      { slug: 'same', title: 'A' },
      { slug: 'same', title: 'B' },
    ]
    const rows = [
      { slug: 'fine', title: 'F', summary: 'S', status: 'published' },
      {
        slug: 'doubled',
        title: 'D',
        summary: 'S',
        status: 'published',
        syllabus: [{ title: 'M', lessons }],
      },
    ]
    const answer = await files.send({ docs: rows }, 'publish=true')
    expect([answer.status, places(answer)]).toEqual([422, [['/docs/1/syllabus', 'invalid']]])
    expect(await files.find('fine')).toBeUndefined()
  })

  test.each([
    ['slug,nothing\na,b\n', [['/csv/1', 'unknown_key']]],
    ['slug,title,title\na,b,c\n', [['/csv/1', 'duplicate']]],
    ['title\nb\n', [['/csv/2/summary', 'required']]],
    ['', [['/csv/1', 'required']]],
    ['slug,title\na,b,c,d\n', [['/csv/2', 'too_many_cells']]],
    ['slug,title\na,"b\n', [['/csv/2', 'invalid_csv']]],
  ])('is refused: %j', async (text, faults) => {
    const answer = await files.send(text)
    expect([answer.status, places(answer)]).toEqual([422, faults])
  })

  test.each([
    [{ rows: [] }, 422],
    [{}, 422],
    [{ docs: [], csv: 'slug\n' }, 422],
    [{ docs: [{ slug: 'a', title: 'A', summary: 'S', id: '1' }] }, 422],
    [{ docs: Array.from({ length: 501 }, (_, at) => ({ slug: `a-${String(at)}` })) }, 422],
    [{ docs: [{ slug: 'a', bodyMarkdown: 'x'.repeat(2_100_000) }] }, 413],
  ])('is refused for its shape or size', async (body, status) => {
    expect((await files.send(body)).status).toBe(status)
  })

  test('with an unknown column is told which columns there are', async () => {
    const answer = await files.send('slug,nothing\na,b\n')
    const [fault] = (answer as unknown as { errors: { message: string }[] }).errors
    expect(fault?.message).toContain('“nothing”. The columns are slug, status, title')
  })

  test('of more than 500 rows is refused, and whoever sent it told how to go on', async () => {
    const rows = Array.from({ length: 501 }, (_, at) => `a-${String(at)},T`)
    const { errors } = await files.send(`slug,title\n${rows.join('\n')}`)
    const message = 'Send at most 500 rows at a time, the others in further files.'
    expect(errors).toEqual([{ path: '/csv', code: 'too_big', message }])
  })

  test('of nothing but blank lines keeps nobody waiting, nor one with so many between its rows', async () => {
    const blank = '\n'.repeat(400_000)
    expect((await files.send(`slug,title,summary\na,T,S${blank}`)).status).toBe(200)
    expect(places(await files.send(`slug,title\na,T${blank}b,T`))).toEqual([['/csv', 'too_big']])
  })
})
