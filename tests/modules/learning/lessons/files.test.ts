import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import type { SignedIn } from '../auth/startLearning.js'
import { uploadLessonFile, videoBytes } from './lessonCourse.js'
import { codeOf, startLessons } from './startLessons.js'

type Lessons = Awaited<ReturnType<typeof startLessons>>
let learning: Lessons['learning']
let ada: Lessons['ada']
let bob: Lessons['bob']
let files: Lessons['files']
let at: Lessons['at']
let lessonOf: Lessons['lessonOf']
beforeAll(async () => {
  ;({ learning, ada, bob, files, at, lessonOf } = await startLessons())
})
afterAll(() => learning.stop())

describe('the files of a lesson', () => {
  const fetchFile = (
    who: SignedIn | undefined,
    url: string,
    headers: Record<string, string> = {},
  ) => {
    const { pathname } = new URL(url)
    return who ? learning.sendAs(who, pathname, { headers }) : learning.send(pathname, { headers })
  }

  test('reach the enrolled with ranges: whole, in part, from the end, and 416 beyond it', async () => {
    const lesson = await lessonOf(ada, 'talk')
    const url = lesson.video?.url ?? ''
    expect(lesson.video).toMatchObject({ mimeType: 'video/webm', captions: [{ language: 'en' }] })
    const whole = await fetchFile(ada, url)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/webm',
      'content-length': String(videoBytes.byteLength),
      'cache-control': 'private, no-store',
    })
    expect(Buffer.from(await whole.arrayBuffer()).equals(videoBytes)).toBe(true)
    const size = videoBytes.byteLength
    for (const [range, start, end] of [
      ['bytes=0-3', 0, 3],
      ['bytes=10-', 10, size - 1],
      ['bytes=-5', size - 5, size - 1],
      [`bytes=4-${String(size + 9)}`, 4, size - 1],
    ] as const) {
      const part = await fetchFile(ada, url, { range })
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes ${String(start)}-${String(end)}/${String(size)}`,
      ])
      expect(
        Buffer.from(await part.arrayBuffer()).equals(videoBytes.subarray(start, end + 1)),
      ).toBe(true)
    }
    const beyond = await fetchFile(ada, url, { range: `bytes=${String(size)}-` })
    expect(beyond.headers.get('content-range')).toBe(`bytes */${String(size)}`)
    expect(await codeOf(beyond)).toEqual({ status: 416, code: 'range_not_satisfiable' })
    const captions = await fetchFile(ada, lesson.video?.captions[0]?.url ?? '')
    expect(captions.headers.get('content-type')).toContain('text/vtt')
    expect(await captions.text()).toContain('Hello')
  })

  test('reach nobody else, by no other way, and no file of another lesson', async () => {
    const url = (await lessonOf(ada, 'talk')).video?.url ?? ''
    expect((await fetchFile(undefined, url)).status).toBe(401)
    expect((await fetchFile(bob, url)).status).toBe(403)
    const elsewhere = at('files') + url.slice(url.indexOf('/files/', url.indexOf('/talk/')))
    expect((await learning.sendAs(ada, elsewhere)).status).toBe(404)
    for (const path of [
      '/api/lesson-files',
      `/api/lesson-files/${files.video}`,
      '/api/lesson-files/file/talk.webm',
      '/api/media/file/talk.webm',
    ]) {
      for (const answer of [await learning.send(path), await learning.sendAs(ada, path)]) {
        expect(answer.status).toBeGreaterThanOrEqual(400)
      }
    }
  })

  test('that are downloads keep their name, and run nothing when they are opened', async () => {
    const { download } = await lessonOf(ada, 'files')
    expect(download).toMatchObject({ mimeType: 'text/csv', size: 10 })
    const answer = await fetchFile(ada, download?.url ?? '')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=/)
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(await answer.text()).toBe('step\nread\n')
  })

  test('are refused at upload if they are of another kind', async () => {
    for (const [name, data] of [
      ['page.html', '<script>'],
      ['talk.vtt', 'no captions'],
      ['x.mp4', 'text'],
    ] as const) {
      await expect(uploadLessonFile(learning, name, data)).rejects.toThrow(/400/)
    }
  })
})

describe('a video from elsewhere', () => {
  test('is embedded from the hosts that staff allow, and from no other', async () => {
    expect((await lessonOf(ada, 'embed')).video).toEqual({
      url: null,
      mimeType: null,
      embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
      captions: [],
    })
    for (const embedUrl of [
      'https://evil.example/x',
      'http://player.vimeo.com/video/1',
      'https://a@player.vimeo.com/video/1',
      'javascript:alert(1)',
    ]) {
      const refused = await learning.callAsAdmin('/api/courses', {
        method: 'POST',
        json: {
          title: 'x',
          summary: 'x',
          _status: 'published',
          syllabus: [{ title: 'x', lessons: [{ title: 'x', kind: 'video', embedUrl }] }],
        },
      })
      expect(refused.status).toBe(400)
    }
    const hosts = (list: string[]) =>
      learning.callAsAdmin('/api/globals/video-hosts', { method: 'POST', json: { hosts: list } })
    await hosts(['player.vimeo.com'])
    expect((await lessonOf(ada, 'embed')).video).toBeNull()
    await hosts(['player.vimeo.com', 'www.youtube-nocookie.com'])
  })
})
