import type { ServerResponse } from 'node:http'

import type {
  GatewayApi,
  GatewaySettings,
} from '../../../../../src/modules/payments/gateway/Gateway.js'
import { createGateway } from '../../../../../src/modules/payments/gateway/createGateway.js'
import type { FakeGateway, FakeOrder } from '../../../../support/fakes/gatewayServer.js'

export const order: FakeOrder = {
  order_no: 'ORDER01',
  reference_no: '204000163469',
  order_status: 'Successful',
  order_amt: 900.87,
  order_currncy: 'INR',
  order_date_time: '2015-09-16 15:05:55.573',
}

export const settingsOf = (fake: FakeGateway): GatewaySettings => ({
  url: fake.url,
  apiUrl: fake.apiUrl,
  merchantId: '12345',
  accessCode: 'AVAB01',
  workingKeys: [fake.settings.GATEWAY_WORKING_KEY ?? ''],
  cipher: 'aes-128-cbc-md5',
  serverUrl: 'https://foyer.example',
})

/** The API side of a gateway that calls the fake one. */
export function apiOf(fake: FakeGateway, timeoutMs?: number): GatewayApi {
  const { api } = createGateway(settingsOf(fake), timeoutMs === undefined ? {} : { timeoutMs })
  if (!api) throw new Error('There is no API')
  return api
}

/** Registers this attempt with the fake gateway. */
export function hold(fake: FakeGateway, changes: Partial<FakeOrder> = {}): void {
  const held = { ...order, ...changes }
  fake.orders.set(held.order_no, held)
}

export const ends =
  (body: string, status = 200) =>
  (outgoing: ServerResponse) => {
    outgoing.writeHead(status).end(body)
  }
