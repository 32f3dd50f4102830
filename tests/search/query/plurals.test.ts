import { readFileSync } from 'node:fs'

import { describe, expect, test } from '@jest/globals'

import { stemArabic } from '../../../src/search/words/languageOf.js'
import { wordsOf } from '../../../src/search/words/splitWords.js'
import { searchIn } from './searchIn.js'

const pairs = {
  en:
    'bias biases, bus buses, virus viruses, lens lenses, gas gases, quiz quizzes, tie ties, status statuses, campus ' +
    'campuses, syllabus syllabuses, matrix matrices, index indices, index indexes, leaf leaves, wolf wolves, half ' +
    'halves, shelf shelves, appendix appendices, person people, person persons, man men, woman women, knife knives, ' +
    'life lives, foot feet, child children, analysis analyses, hypothesis hypotheses, basis bases, thesis theses, ' +
    'criterion criteria, crisis crises, axis axes, mouse mice, course courses, case cases, database databases, ' +
    'license licenses, base bases, leave leaves, cause causes, house houses, menu menus, process processes, use uses, ' +
    'policy policies, class classes',
  fr:
    'travail travaux, journal journaux, bail baux, monsieur messieurs, madame mesdames, contenu contenus, emploi emplois, ' +
    'enjeu enjeux, lieu lieux, loi lois, délai délais, réseau réseaux, donnée données, avis avis',
  ar:
    'بيان بيانات, إعلان إعلانات, ضمان ضمانات, نظام أنظمة, نظام الأنظمة, خطر مخاطر, خطر أخطار, درس دروس, مشروع مشاريع, ' +
    'القانون قوانين, معيار المعايير, خبير خبراء, كتاب كتب, وثيقة الوثائق, الوظيفة وظائف, سياسة سياسات, سؤال أسئلة, ' +
    'إلغاء الإلغاء, التزام الالتزامات',
}

const cases = Object.entries(pairs).flatMap(([locale, list]) =>
  list.split(', ').map((pair) => [locale, ...pair.split(' ')] as [string, string, string]),
)

test('a name whose stem joins words is found by itself', () => {
  const search = searchIn(['Inês Duarte', 'Training in Lisbon', 'Who ate at noon'])
  expect(search('inês ').titles).toEqual(['Inês Duarte'])
  expect(search('ate ').titles).toEqual(['Who ate at noon'])
})

describe('plurals', () => {
  test.each(cases)('in %s of %s and %s find each other', (locale, one, other) => {
    expect(searchIn([one], locale)(`${other} `)).toMatchObject({
      titles: [one],
      correctedQuery: undefined,
    })
    expect(searchIn([other], locale)(`${one} `)).toMatchObject({
      titles: [other],
      correctedQuery: undefined,
    })
  })

  test.each([
    ['en', 'uses', 'us'],
    ['en', 'person', 'personal'],
    ['en', 'leaf', 'leave'],
    ['en', 'life', 'live'],
    ['en', 'basis', 'base'],
    ['en', 'thesis', 'these'],
    ['en', 'course', 'cause'],
    ['en', 'plus', 'constructor'],
    ['ar', 'أمان', 'أم'],
  ])('in %s: %s and %s do not stand for each other', (locale, one, other) => {
    const search = searchIn([one, other], locale)
    expect([search(`${one} `).titles, search(`${other} `).titles]).toEqual([[one], [other]])
  })

  test('are not what only looks like one', () => {
    const search = searchIn(['fois', 'foi', 'mois', 'moi'], 'fr')
    expect([search('foi ').titles, search('moi ').titles]).toEqual([['foi'], ['moi']])
  })

  test('are left out with their singular, and found inside of a phrase', () => {
    const search = searchIn(['Reduced bias', 'Reduced biases', 'Reduced leaves', 'Reduced cost'])
    expect(search('reduced -biases').titles).toEqual(['Reduced cost', 'Reduced leaves'])
    expect(search('reduced -leaf -bias').titles).toEqual(['Reduced cost'])
    expect(search('"reduced leaf"').titles).toEqual(['Reduced leaves'])
  })

  test('that belong to another word as well come after the word itself', () => {
    expect(searchIn(['Bases', 'Basis'])('basis').titles).toEqual(['Basis', 'Bases'])
    expect(searchIn(['خطر', 'إخطار'], 'ar')('إخطار').titles).toEqual(['إخطار', 'خطر'])
  })

  test('and words with their owner have the stem of the word alone, in Arabic', () => {
    const pairs = [
      ['شهادتي', 'الشهادة'],
      ['سياستكم', 'السياسة'],
      ['دوراتنا', 'دورات'],
      ['بيتي', 'بيت'],
      ['ثابتة', 'ثابت'],
    ]
    for (const [owned = '', alone = ''] of pairs) {
      const [one, other] = [owned, alone].map((word) => stemArabic(wordsOf(word)[0] ?? ''))
      expect([owned, one]).toEqual([owned, other])
    }
  })

  test('of one Arabic word are none of another', () => {
    const list = readFileSync('src/search/words/brokenPlurals.txt', 'utf8').trim().split('\n')
    const rows = list.filter((row) => !row.startsWith('#'))
    const stems = rows.map((row) => new Set(row.split(/:? /).map(stemArabic)))
    for (const row of stems) expect(row.size).toBe(1)
    expect(new Set(stems.flatMap((row) => [...row])).size).toBe(rows.length)
  })
})
