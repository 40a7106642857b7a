import type { findCep as findCepEndpoint } from '@trilha/contracts/places/places'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import { digits } from '@trilha/contracts/shared/documents'
import { states, type State } from '@trilha/contracts/vacancies/enums'
import { dayMs } from '@trilha/contracts/shared/durations'
import * as z from 'zod/mini'
import type { Config } from '../platform/config/config.ts'
import type { Platform } from '../platform/context.ts'
import { fail } from '../platform/errors.ts'
import { selectCep, upsertCep, type CepRow } from './places.cep.store.ts'
import { findMunicipality, resolveCity } from './places.service.ts'

const timeoutMs = 3000
const maxAgeMs = 180 * dayMs

/** The reply of a service. `ibge` is the city's code; null if the service gives only the name. */
type FoundAddress = {
  street: string
  district: string
  ibge: number | null
  city: string
  state: State | null
}

const optionalText = z._default(z.nullable(z.string().check(z.maxLength(300))), '')
/** `viacep.com.br/ws/{cep}/json/`; `erro` is true or "true". */
const viacep = z.object({
  erro: z.optional(z.unknown()),
  logradouro: optionalText,
  bairro: optionalText,
  localidade: optionalText,
  uf: optionalText,
  ibge: optionalText,
})
/** `brasilapi.com.br/api/cep/v1/{cep}`. */
const brasilapi = z.object({
  street: optionalText,
  neighborhood: optionalText,
  city: optionalText,
  state: optionalText,
})

/**
 * The address of a CEP: from our own table, else ViaCEP, else BrasilAPI, with 3 seconds for each.
 * @throws AppError `cep-unknown`, `cep-unavailable`.
 */
export async function findCep(
  platform: Pick<Platform, 'db' | 'config' | 'now' | 'log'>,
  input: string,
): Promise<ReplyOf<typeof findCepEndpoint>> {
  const { db, now } = platform
  const cep = digits(input)
  const cached = await selectCep(db, cep, new Date(now().getTime() - maxAgeMs))
  const row = cached ?? (await askServices(platform, cep))
  if (!cached) await upsertCep(db, cep, row, now())
  const code = row.municipality_code
  return {
    cep,
    street: row.street,
    district: row.district,
    municipality: code === null ? null : await findMunicipality(db, code),
  }
}

async function askServices(
  { db, config, log }: Pick<Platform, 'db' | 'config' | 'log'>,
  cep: string,
): Promise<CepRow> {
  for (const service of [askViacep, askBrasilapi]) {
    const answer = await service(config, cep).catch(() => {
      log.warn(`${service.name} failed`)
      return undefined
    })
    if (answer === undefined) continue
    if (answer === null) fail('cep-unknown')
    const { street, district, ibge, city, state } = answer
    const codes = ibge ? await resolveCity(db, ibge) : await resolveCity(db, city, state)
    return { street, district, municipality_code: codes.length === 1 ? (codes[0] ?? null) : null }
  }
  return fail('cep-unavailable')
}

/** Null for an unknown CEP; undefined if the service is not configured. Rejects if it fails. */
type Answer = Promise<FoundAddress | null | undefined>

async function askViacep({ viacepUrl }: Config, cep: string): Answer {
  if (!viacepUrl) return undefined
  const response = await get(`${viacepUrl}/ws/${cep}/json/`)
  if (!response.ok) throw new Error(`answered ${response.status}`)
  const body = viacep.parse(await response.json())
  if (body.erro) return null
  return {
    street: body.logradouro ?? '',
    district: body.bairro ?? '',
    ibge: Number(body.ibge) || null,
    city: body.localidade ?? '',
    state: stateOf(body.uf),
  }
}

async function askBrasilapi({ brasilapiUrl }: Config, cep: string): Answer {
  if (!brasilapiUrl) return undefined
  const response = await get(`${brasilapiUrl}/api/cep/v1/${cep}`)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`answered ${response.status}`)
  const body = brasilapi.parse(await response.json())
  return {
    street: body.street ?? '',
    district: body.neighborhood ?? '',
    ibge: null,
    city: body.city ?? '',
    state: stateOf(body.state),
  }
}

const stateOf = (code: string | null): State | null => states.find((one) => one === code) ?? null

const get = (url: string): Promise<Response> =>
  fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
