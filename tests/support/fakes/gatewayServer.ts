import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** An attempt as the gateway of the tests knows it; all values as they stand on the wire. */
export type FakeOrder = {
  order_no: string
  reference_no: string
  order_status: string
  order_amt: string | number
  order_currncy: string
  order_date_time: string
  order_fraud_status?: string
}

export type FakeCall = {
  command: string
  version: string
  accessCode: string
  query: Record<string, string | number>
}

type Answer = (outgoing: ServerResponse) => void
type Refund = { refund_mer_ref_no: string; refund_amt: string; refund_status: string }

export type FakeGateway = {
  url: string
  apiUrl: string
  /** What the product is started with to talk to this gateway. */
  settings: Record<string, string>
  orders: Map<string, FakeOrder>
  /** By tracking id. */
  refunds: Map<string, Refund[]>
  calls: FakeCall[]
  /** Gives this instead of the right answer to the next call. */
  answerNext(answer: Answer): void
  /** The right answer to a call of the API with this in it, under the key. */
  envelope(content: unknown): string
  encrypt(plaintext: string): string
  decrypt(hex: string): string
  stop(): Promise<void>
}

const workingKey = '0123456789ABCDEF0123456789ABCDEF'
const pageSize = 2

/**
 * A gateway over real HTTP with the server-to-server API of its integration guide on AES-128-CBC, written against
 * the documents and not against our own cipher. Its page takes anything: browsers are not its business.
 */
export async function startGateway(): Promise<FakeGateway> {
  const next: Answer[] = []
  const orders: FakeGateway['orders'] = new Map()
  const refunds: FakeGateway['refunds'] = new Map()
  const calls: FakeCall[] = []
  const answers = createAnswers({ orders, refunds })
  const receive = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const fields = new URLSearchParams(await text(incoming))
    if (!incoming.url?.startsWith('/apis')) {
      outgoing.end('the hosted page')
      return
    }
    const command = fields.get('command') ?? ''
    const query = JSON.parse(decrypt(fields.get('enc_request') ?? '')) as FakeCall['query']
    const accessCode = fields.get('access_code') ?? ''
    calls.push({ command, version: fields.get('version') ?? '', accessCode, query })
    const odd = next.shift()
    if (odd) odd(outgoing)
    else outgoing.end(envelope(answers[command]?.(query) ?? { error_code: '51410' }))
  }
  const server = createServer((incoming, outgoing) => void receive(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const [url, apiUrl] = [`${origin}/transaction.do`, `${origin}/apis/servlet/DoWebTrans`]
  return {
    ...{ url, apiUrl, orders, refunds, calls, envelope, encrypt, decrypt },
    settings: {
      GATEWAY_MODE: 'live',
      GATEWAY_URL: url,
      GATEWAY_API_URL: apiUrl,
      GATEWAY_MERCHANT_ID: '12345',
      GATEWAY_ACCESS_CODE: 'AVAB01',
      GATEWAY_WORKING_KEY: workingKey,
    },
    answerNext: (answer) => {
      next.push(answer)
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

type Known = Pick<FakeGateway, 'orders' | 'refunds'>

function createAnswers({ orders, refunds }: Known) {
  const refundsOf = (reference: string) => {
    const list = refunds.get(reference) ?? []
    refunds.set(reference, list)
    return list
  }
  const answers: Record<string, (query: FakeCall['query']) => object> = {
    orderStatusTracker: ({ order_no }) => {
      const order = orders.get(String(order_no))
      if (order) return { ...order, error_desc: '', status: 0, error_code: '' }
      return { error_desc: 'Order List: Invalid Parameter', error_code: '51313', status: 1 }
    },
    refundOrder: ({ reference_no, refund_amount, refund_ref_no }) => {
      const list = refundsOf(String(reference_no))
      if (list.some((one) => one.refund_mer_ref_no === refund_ref_no)) {
        return { reason: 'Refund ref no: repeated', error_code: '51309', refund_status: 1 }
      }
      list.push({
        refund_mer_ref_no: String(refund_ref_no),
        refund_amt: String(refund_amount),
        refund_status: 'TS-REFA',
      })
      return { reason: '', error_code: '', refund_status: 0 }
    },
    getRefundDetails: ({ reference_no }) => ({
      refund_list: refundsOf(String(reference_no)),
      reference_no,
      error_code: '',
    }),
    orderLookup: ({ page_number }) => {
      const all = [...orders.values()]
      if (all.length === 0) return { error_code: '51419', error_desc: 'No record found' }
      const start = (Number(page_number) - 1) * pageSize
      return {
        order_Status_List: all.slice(start, start + pageSize),
        page_count: Math.ceil(all.length / pageSize),
        total_records: all.length,
        error_code: '',
      }
    },
  }
  return answers
}

const key = createHash('md5').update(workingKey).digest()
const iv = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')

function encrypt(plaintext: string): string {
  const cipher = createCipheriv('aes-128-cbc', key, iv)
  return cipher.update(plaintext, 'utf8', 'hex') + cipher.final('hex')
}

function decrypt(hex: string): string {
  const decipher = createDecipheriv('aes-128-cbc', key, iv)
  return decipher.update(hex, 'hex', 'utf8') + decipher.final('utf8')
}

function envelope(content: unknown): string {
  return `status=0&enc_response=${encrypt(JSON.stringify(content))}&enc_error_code=\r\n`
}
