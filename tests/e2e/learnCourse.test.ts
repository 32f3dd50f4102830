import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'

import { type Demo, openBrowser, withBrowser } from '../support/openBrowser.js'
import { codeFor, takeQuiz } from './learnerSteps.js'

withBrowser('a learner', () => {
  let demo: Demo

  beforeAll(async () => {
    demo = await openBrowser()
  }, 420_000)

  afterAll(() => demo.stop())

  async function signIn(page: Page): Promise<void> {
    const email = `learner-${String(Date.now())}@learners.example`
    await page.fill('#email', email)
    await page.click('button:text-is("Continue")')
    await page.fill('#code', await codeFor(page, demo.url, email))
    await page.keyboard.press('Enter')
  }

  test('without scripts joins the sample course, reads, fails its quiz, passes it, and has completed it', async () => {
    const page = await demo.newPage({ javaScriptEnabled: false })
    const next = async (...lessons: string[]) => {
      for (const lesson of lessons) {
        await page.waitForURL(new RegExp(`/${lesson}$`))
        await page.click('button[value=done]')
      }
    }
    await page.goto(`${demo.url}/learn/ai-literacy-essentials/what-not-to-paste`)
    await page.click('a:text-is("Sign in")')
    await signIn(page)
    await page.waitForURL(/what-not-to-paste$/)
    await page.click('a:text-is("See the whole course")')
    await page.click('button:text-is("Join for free")')
    await page.click('a:has-text("Start the course")')
    await next('prediction-not-knowledge', 'three-ways-to-fail', 'what-not-to-paste')
    await page.goto(`${demo.url}/learn`)
    await page.click('a:has-text("Continue")')
    await next('checking-a-draft', 'raising-a-concern')
    await page.waitForURL(/final-check$/)
    expect(await page.locator('.outline-tick:text-is("✓")').count()).toBe(5)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.quiz-question').first().isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    await takeQuiz(page, { mistakes: 6 })
    const result = page.locator('.quiz h2')
    expect(await result.innerText()).toBe('50% right: not passed yet')
    await page.click('a:text-is("Try again")')
    await takeQuiz(page, { mistakes: 0 })
    expect(await result.innerText()).toContain('You passed with 100% right')
    await page.click('a:text-is("See your certificate")')
    await page.waitForSelector('.certificate')
    await page.goto(`${demo.url}/learn`)
    expect(await page.locator('.enrolment').innerText()).toContain('Completed')
  })

  test('sees the video of a lesson from the middle, with its captions', async () => {
    const page = await demo.newPage()
    await page.goto(`${demo.url}/learn/sign-in?course=ai-literacy-essentials`)
    await signIn(page)
    await page.waitForURL(/joined=/)
    await page.goto(`${demo.url}/learn/ai-literacy-essentials/three-ways-to-fail`)
    const seen = await page.evaluate(`new Promise((done, fail) => {
      const video = document.querySelector('video')
      const [captions] = video.textTracks
      const isReady = () => captions.cues?.length && video.readyState > 0
      const seek = () => { if (isReady() && !video.currentTime) video.currentTime = 30 }
      video.onerror = () => fail(new Error('The video cannot be played'))
      video.onseeked = () => done([Math.round(video.duration), captions.cues.length])
      video.onloadedmetadata = seek
      document.querySelector('track').onload = seek
      captions.mode = 'showing'
      seek()
    })`)
    expect(seen).toEqual([44, 9])
  })
})
