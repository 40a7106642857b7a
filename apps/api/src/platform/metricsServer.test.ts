import * as accounts from '@trilha/contracts/accounts/accounts'
import { expect, test } from 'vitest'
import { call } from '../../test/client.ts'
import { program } from '../../test/program.ts'
import { serveMetrics } from './metricsServer.ts'

const p = program({ limitScale: 1 / 100 })

test('the metrics tell what the program does; the health follows the work', async () => {
  let isHealthy = true
  const app = await serveMetrics(p.platform.metrics, {
    host: '127.0.0.1',
    port: 0,
    isHealthy: async () => isHealthy,
  })
  const body = { email: 'a@exemplo.com.br', password: 'errada' }
  for (let i = 0; i < 8; i++) await call(p, accounts.login, { query: {}, body } as never)
  const { body: text } = await app.inject('/metrics')
  for (const line of [
    'http_request_duration_seconds_count{method="POST",route="/api/authentication/login",status="4xx"} 8',
    'limit_refusals_total{limit="loginPair"} 1',
    'limit_refusals_total{limit="account"} 2',
    'database_connections{state="waiting_for_one"} 0',
    'tasks{task="accounts.welcome",state="dead"} 0',
    'search_index_ready 1',
    'sign_in_failures_total{reason="invalid-credentials"} 5',
  ])
    expect(text).toContain(line)
  expect(text).toMatch(/^process_cpu_seconds_total \d/m)
  expect(text).not.toContain('exemplo')
  // There is no replica.
  expect(text).not.toMatch(/^database_replica_lag_seconds/m)
  expect((await app.inject('/health')).statusCode).toBe(200)
  isHealthy = false
  expect((await app.inject('/health')).statusCode).toBe(503)
  await app.close()
})
