import { afterAll, beforeAll, test } from '@jest/globals'
import { boot, adminKey, admin, type Foyer } from '../../support/boot.js'
let foyer: Foyer
const out: string[] = []
const say = (...x: unknown[]) => { out.push(x.map((y) => typeof y === 'string' ? y : JSON.stringify(y)).join(' ')) }
beforeAll(async () => { foyer = await boot() })
afterAll(async () => { process.stdout.write(out.join('\n') + '\n'); await foyer.stop() })
const show = async (label: string, r: Response, n = 300) => { say(label, r.status, (await r.text()).slice(0, n)) }
test('explore', async () => {
  const me = await (await foyer.callAsAdmin('/api/users/me')).json() as any
  say('me', JSON.stringify(me))
  const id = me.user.id
  await show('patch self password', await foyer.callAsAdmin(`/api/users/${id}`, { method: 'PATCH', json: { password: 'newpassword-123' } }))
  await show('login service', await foyer.call('/api/users/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'admin-api-key@foyer.invalid', password: 'newpassword-123' }) }))
  await show('hash write', await foyer.callAsAdmin(`/api/users/${id}`, { method: 'PATCH', json: { hash: 'x', salt: 'y', loginAttempts: 7, lockUntil: '2099-01-01T00:00:00Z', resetPasswordToken: 'tok', resetPasswordExpiration: '2099-01-01T00:00:00Z', sessions: [{ id: 'a', createdAt: '2026-01-01T00:00:00Z', expiresAt: '2099-01-01T00:00:00Z' }] } }))
  say(await foyer.payload.db.findOne({ collection: 'users', where: { id: { equals: id } } }) as any)
  await show('forgot known', await foyer.call('/api/users/forgot-password', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: admin.email }) }))
  await show('forgot unknown', await foyer.call('/api/users/forgot-password', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'no@x.example' }) }))
  for (const path of ['payload-preferences', 'payload-locked-documents', 'payload-kv', 'payload-migrations', 'payload-jobs', 'access', 'users', 'users/init', 'users/me', 'media/paste-url?src=http://x', 'courses/versions', 'globals/branding', 'globals/branding/versions', 'policies?limit=0', 'policies?limit=abc', 'policies?page=0', 'policies?page=-1', 'policies?page=abc', 'policies?depth=99', 'policies?depth=-1', 'policies?depth=abc', 'policies?sort=nope', 'policies?sort=hash', 'policies?where[nope][equals]=1', 'policies?where[title][nope]=1','policies?where=abc','policies?where[title]=abc', 'policies?locale=xx', 'policies?locale=all', 'policies?trash=true', 'policies?select=abc', 'policies?populate=abc', 'policies?joins=abc', 'policies?pagination=false', 'policies/abc', 'policies/versions', 'policies/slug/ABC', 'policies/slug/abc?x=1', "policies?where[id][equals]=abc", "policies?where[title][equals][x]=abc", "policies?where[or][0][title][equals]=x", "policies?sort[0]=title", "policies?sort=-title,kind", "policies?where[_status][equals]=draft", "policies?where[createdAt][greater_than]=abc", "policies?where[body][contains]=x", "policies?where[body.root][equals]=x", "policies?where[title][near]=1,2", "policies?where[title][like]=%25", "policies?where[title][in]=a,b", "policies?where[title][exists]=maybe"]) {
    await show('anon ' + path, await foyer.call('/api/' + path), 160)
  }
  await show('first-register', await foyer.call('/api/users/first-register', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'x@y.example', password: 'aaaaaaaaaaaa', role: 'admin' }) }))
  const login = await foyer.call('/api/users/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(admin) })
  say('cookie', login.headers.get('set-cookie') ?? '')
  say('login', await login.json() as any)
  const five = await Promise.all(Array.from({ length: 20 }, () => foyer.call('/api/users/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...admin, password: 'wrong' }) }).then(async (r) => `${r.status} ${(await r.text()).slice(0, 120)}`)))
  say('wrong', five)
  await show('locked right', await foyer.call('/api/users/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(admin) }))
  await show('unlock anon', await foyer.call('/api/users/unlock', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: admin.email }) }))
  await show('unlock admin', await foyer.callAsAdmin('/api/users/unlock', { method: 'POST', json: { email: admin.email } }))
  await show('right', await foyer.call('/api/users/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(admin) }))
  await show('weird login', await foyer.call('/api/users/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: { x: 1 }, password: ['a'] }) }))
  await show('weak', await foyer.callAsAdmin('/api/users', { method: 'POST', json: { email: 'weak@x.example', password: 'a', role: 'viewer' } }))
  await show('weak key', await foyer.callAsAdmin('/api/users', { method: 'POST', json: { email: 'weak2@x.example', password: 'aaaaaaaaaaaa', role: 'viewer', enableAPIKey: true, apiKey: 'short' } }))
  await show('use weak key', await foyer.call('/api/users/me', { headers: { authorization: 'users API-Key short' } }))
  await show('delete self', await foyer.callAsAdmin(`/api/users/${id}`, { method: 'DELETE' }))
  await show('after', await foyer.callAsAdmin('/api/users/me'))
  void adminKey
})
