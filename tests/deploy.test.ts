import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import { load, loadAll } from 'js-yaml'

const textOf = (path: string) => readFileSync(path, 'utf8')

type Container = {
  command?: string[]
  env: { name: string; value?: string }[]
}
type Pod = { initContainers?: Container[]; containers: Container[] }
type Part = { kind: string; spec: { template: { spec: Pod } } }

const pods = (kinds: string[]) =>
  (loadAll(textOf('deploy/kubernetes.yaml')) as Part[])
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ spec }) => spec.template.spec)

test('Files are kept on the volume, also where the settings are copied from .env.example', () => {
  expect(textOf('.env.example')).toMatch(/^DATA_DIR=/m)
  const { services } = load(textOf('deploy/compose.yaml')) as {
    services: Record<string, { image: string; environment: Record<string, string> }>
  }
  const ours = Object.values(services).filter(({ image }) => image === 'foyer')
  expect(ours.map(({ environment }) => environment.DATA_DIR)).toEqual(['/data', '/data'])
  const containers = pods(['Job', 'Deployment']).flatMap((pod) => pod.containers)
  const folders = containers.map(({ env }) => env.find(({ name }) => name === 'DATA_DIR')?.value)
  expect(folders).toEqual(['/data', '/data', '/data'])
  // What is in EnvironmentFile= comes after Environment=.
  const [, started] = /^ExecStart=(.*)$/m.exec(textOf('deploy/foyer.service')) ?? []
  expect(started).toBe('/usr/bin/env DATA_DIR=/var/lib/foyer /usr/bin/npm start')
})

test('No pod starts where S3_BUCKET is empty, and it says why', () => {
  const runs = (command: readonly string[] = [], S3_BUCKET: string) => {
    const [name = '', ...args] = command
    execFileSync(name, args, { env: { ...process.env, S3_BUCKET }, stdio: 'pipe' })
  }
  for (const { initContainers: [guard] = [] } of pods(['Deployment'])) {
    expect(() => runs(guard?.command, '')).toThrow('Set S3_BUCKET')
    expect(() => runs(guard?.command, 'uploads')).not.toThrow()
  }
})

test('The settings of a deployment come into neither the repository nor the image', () => {
  const linesOf = (path: string) => textOf(path).split('\n')
  expect(linesOf('.gitignore')).toContain('foyer.env')
  expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining(['*.env', '**/foyer.env']))
})

test('Both caches keep the id of a caller that the service keeps', () => {
  const source = textOf('src/platform/http/requestContext.ts')
  const [, kept = 'none'] = /acceptedRequestId = \/(.*)\/$/m.exec(source) ?? []
  expect(textOf('deploy/nginx.conf')).toContain(`'~${kept}' $http_x_request_id;`)
  expect(textOf('deploy/varnish.vcl')).toContain(`req.http.x-request-id !~ "${kept}"`)
})
