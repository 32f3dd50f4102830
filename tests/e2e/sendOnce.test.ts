import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Browser, chromium } from 'playwright-core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { SendOnce } from '../../src/app/(site)/_forms/SendOnce.js'
import { wordsFor } from '../../src/app/(site)/_words/wordsFor.js'
import { browserPath } from '../support/browserPath.js'
import { withBrowser } from '../support/openBrowser.js'

withBrowser('a form of the site', () => {
  let browser: Browser
  let server: Server
  const sent: string[] = []

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: browserPath,
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    const script = renderToStaticMarkup(
      createElement(SendOnce, { site: { nonce: 'n', words: wordsFor('en') } }),
    )
    const form = `<form method="post"><input name="email" /><button name="go" value="confirm">Go</button>${script}</form>`
    const page = form + form
    server = createServer((incoming, outgoing) => {
      if (incoming.method === 'GET') {
        outgoing.writeHead(200, { 'content-type': 'text/html' }).end(page)
        return
      }
      let body = ''
      incoming.on('data', (part) => (body += String(part)))
      // Slow, so that the second click of a double click comes in between.
      incoming.on('end', () => {
        sent.push(body)
        setTimeout(() => outgoing.end('Signed in'), 500)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })

  async function open() {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`)
    return page
  }

  afterAll(async () => {
    await browser.close()
    server.close()
  })

  test('is sent once by a double click, with the value of its button, also beside another form', async () => {
    const page = await open()
    await page.dblclick('form:last-of-type button')
    await page.waitForSelector('text=Signed in', { timeout: 60_000 })
    expect(sent).toEqual(['email=&go=confirm'])
  })

  test('stays with what was entered where the browser is offline, and says so', async () => {
    const page = await open()
    await page.fill('form:last-of-type input', 'ada@acme.example')
    await page.context().setOffline(true)
    await page.click('form:last-of-type button')
    await page.getByRole('alert').filter({ hasText: 'nothing was sent' }).waitFor()
    expect(await page.inputValue('form:last-of-type input')).toBe('ada@acme.example')
    await page.context().setOffline(false)
    await page.click('form:last-of-type button')
    await page.waitForSelector('text=Signed in')
    expect(sent.at(-1)).toBe('email=ada%40acme.example&go=confirm')
  })

  test('is sent without a network too, where its server is on the same machine', async () => {
    const page = await open()
    await page.evaluate('Object.defineProperty(navigator, "onLine", { value: false })')
    await page.click('form:last-of-type button')
    await page.waitForSelector('text=Signed in')
  })
})
