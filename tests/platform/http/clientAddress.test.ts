import { isIPv4 } from 'node:net'

import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { clientAddress } from '../../../src/platform/http/clientAddress.js'

const direct = (socketAddress: string | undefined, forwardedFor?: string) =>
  clientAddress({ socketAddress, forwardedFor, trustedProxyHops: 0 })

const behind = (trustedProxyHops: number, forwardedFor: string | undefined) =>
  clientAddress({ socketAddress: '10.0.0.1', forwardedFor, trustedProxyHops })

describe('without proxies', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:0201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, bucket) => {
    expect(direct(address)).toBe(bucket)
  })

  test('believes the socket and no header', () => {
    expect(direct('192.0.2.1', '198.51.100.7')).toBe('192.0.2.1')
  })

  test('knows nobody whose socket is gone', () => {
    expect(direct(undefined)).toBe('unknown')
  })
})

describe('behind proxies', () => {
  test.each([
    [1, '192.0.2.1', '192.0.2.1'],
    [1, '198.51.100.7, 192.0.2.1', '192.0.2.1'],
    [2, '198.51.100.7, 192.0.2.1', '198.51.100.7'],
    [2, 'forged, 203.0.113.9,198.51.100.7 ,  192.0.2.1', '198.51.100.7'],
    [1, '2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
    [1, '192.0.2.1:4711', '192.0.2.1'],
    [1, '[2001:db8:1:2::4]:4711', '2001:db8:1:2::/64'],
    [1, '[2001:db8:1:2::4]', '2001:db8:1:2::/64'],
  ])('%i of them, %s counts as %s', (hops, header, bucket) => {
    expect(behind(hops, header)).toBe(bucket)
  })

  test.each([
    [1, undefined],
    [1, ''],
    [1, 'forged'],
    [1, '192.0.2.1, unknown'],
    [1, '192.0.2.1,'],
    [1, '192.0.2.256'],
    [1, '1.2.3.4.5:80'],
    [2, '192.0.2.1'],
    [3, '198.51.100.7, 192.0.2.1'],
  ])('%i of them, %s falls into the shared bucket', (hops, header) => {
    expect(behind(hops, header)).toBe('unknown')
  })
})

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))

describe('whatever comes', () => {
  test('gives a bucket: an IPv4 address, a /64, or the shared one', () => {
    const chain = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.array(fc.ipV6()).map(String))
    const hops = fc.integer({ min: 0, max: 10 })
    fc.assert(
      fc.property(
        chain,
        fc.option(chain, { nil: undefined }),
        hops,
        (from, forwardedFor, count) => {
          const bucket = clientAddress({
            socketAddress: from,
            forwardedFor,
            trustedProxyHops: count,
          })
          const isSubnet = /^[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){3}::\/64$/.test(bucket)
          expect(isSubnet || isIPv4(bucket) || bucket === 'unknown').toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })

  test('puts all addresses of one /64 together, however they are written', () => {
    const four = fc.tuple(group, group, group, group)
    fc.assert(
      fc.property(four, four, four, (net, host, other) => {
        fc.pre(net.some((part) => part !== '0'))
        const first = [...net, ...host].join(':')
        const second = new URL(`http://[${[...net, ...other].join(':')}]`).hostname.slice(1, -1)
        expect(direct(first)).toBe(direct(second.toUpperCase()))
      }),
    )
  })
})
