import { startLinkedIn, socialRedirect } from '@trilha/contracts/accounts/social'
import { expect, test } from 'vitest'
import { program } from '../../test/program.ts'
import { call } from '../../test/client.ts'

const p = program()
const abroad = program({ settings: { TRILHA_ORIGINS: 'https://trilha.example' } })
const back = `http://localhost:3000${socialRedirect}`
const page = (query: Record<string, string>, path = 'authorize') =>
  p.app.inject({ url: `/dev/linkedin/${path}?${new URLSearchParams(query)}` })
const asked = { client_id: 'trilha', redirect_uri: back, state: 'abc' }
const exchange = (body: Record<string, string>) =>
  p.app.inject({
    method: 'POST',
    url: '/dev/linkedin/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(body).toString(),
  })
const client = { client_id: 'trilha', client_secret: 'stand-in', redirect_uri: back }

test('other clients, addresses, secrets and codes are refused', async () => {
  expect((await page({ ...asked, client_id: 'outra' })).statusCode).toBe(400)
  const elsewhere = { ...asked, redirect_uri: 'https://malvada.example' }
  expect((await page(elsewhere)).statusCode).toBe(400)
  expect((await exchange({ ...client, client_secret: 'x', code: 'y' })).statusCode).toBe(401)
  expect((await exchange({ ...client, code: 'inventado' })).statusCode).toBe(400)
  expect((await p.app.inject({ url: '/dev/linkedin/userinfo' })).statusCode).toBe(401)
})

test('its page says that it is not LinkedIn, and a code gives the member once', async () => {
  expect((await page(asked)).body).toContain('<h1>Isto não é o LinkedIn</h1>')
  const member = { name: 'Caio Membro', email: 'caio@exemplo.com.br' }
  const allowed = await page({ ...member, state: 'abc' }, 'allow')
  const to = new URL(String(allowed.headers['location']))
  expect(`${to.origin}${to.pathname}`).toBe('http://localhost:3000/auth/social')
  expect(to.searchParams.get('state')).toBe('abc')
  const code = to.searchParams.get('code') ?? ''
  const tokens = (await exchange({ ...client, code })).json<Record<string, string>>()
  const info = await p.app.inject({
    url: '/dev/linkedin/userinfo',
    headers: { authorization: `Bearer ${tokens['access_token']}` },
  })
  expect(info.json()).toMatchObject({ ...member, email_verified: true })
  expect((await exchange({ ...client, code })).statusCode).toBe(400)
})

test('a program that strangers can reach has no stand-in', async () => {
  expect((await call(abroad, startLinkedIn, {})).body).toMatchObject({ id: 'social-unavailable' })
  expect((await abroad.app.inject({ url: '/dev/linkedin/authorize' })).statusCode).toBe(404)
})
