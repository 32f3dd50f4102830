import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Browser, chromium } from 'playwright-core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { SendOnce } from '../../src/app/(site)/_forms/SendOnce.js'
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
    const script = renderToStaticMarkup(createElement(SendOnce, { nonce: 'n' }))
    const form = `<form method="post"><button name="go" value="confirm">Go</button>${script}</form>`
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

  afterAll(async () => {
    await browser.close()
    server.close()
  })

  test('is sent once by a double click, with the value of its button, also beside another form', async () => {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`)
    await page.dblclick('form:last-of-type button')
    await page.waitForSelector('text=Signed in', { timeout: 60_000 })
    expect(sent).toEqual(['go=confirm'])
  })
})
