import { endpoint } from '@trilha/contracts/shared/endpoint'
import * as z from 'zod/mini'
import { expect, expectTypeOf, test } from 'vitest'
import type {
  AdminViewer,
  CandidateContext,
  CandidateViewer,
  Context,
  KeyContext,
  RecruiterContext,
  RecruiterViewer,
  SignedInContext,
  Viewer,
} from '../context.ts'
import { route, type ContextOf, type ViewerOf } from './route.ts'

const shared = { summary: '', method: 'GET', reply: z.object({ id: z.string() }) } as const
const candidateOnly = ['candidate'] as const
const candidateEndpoint = endpoint({ ...shared, id: 'a', path: '/a', who: candidateOnly })
const recruiterEndpoint = endpoint({ ...shared, id: 'b', path: '/b', who: ['recruiter'] })
const twoKindsEndpoint = endpoint({ ...shared, id: 'c', path: '/c', who: ['recruiter', 'admin'] })
const openEndpoint = endpoint({ ...shared, id: 'd', path: '/d', who: ['anyone'] })
const keyEndpoint = endpoint({ ...shared, id: 'e', path: '/e', who: [], scope: 'vacancies:read' })
const keyOrRecruiterEndpoint = endpoint({
  ...shared,
  id: 'f',
  path: '/f',
  who: ['recruiter'],
  scope: 'vacancies:read',
})

const candidateService = async (ctx: CandidateContext) => ({ id: ctx.viewer.candidateId })
const recruiterService = async (ctx: RecruiterContext) => ({ id: ctx.viewer.recruiter.companyId })
const signedInService = async (ctx: SignedInContext) => ({ id: ctx.viewer.userId })
const openService = async (ctx: Context) => ({ id: ctx.viewer?.userId ?? '' })
const keyService = async (ctx: KeyContext) => ({ id: ctx.keyHolder.companyId })

test('the viewer type of a handler follows from its endpoint', () => {
  expectTypeOf<ViewerOf<typeof candidateEndpoint>>().toEqualTypeOf<CandidateViewer>()
  expectTypeOf<ViewerOf<typeof recruiterEndpoint>>().toEqualTypeOf<RecruiterViewer>()
  expectTypeOf<ViewerOf<typeof twoKindsEndpoint>>().toEqualTypeOf<RecruiterViewer | AdminViewer>()
  expectTypeOf<ViewerOf<typeof openEndpoint>>().toEqualTypeOf<Viewer | null>()
  expectTypeOf<ContextOf<typeof keyEndpoint>>().toEqualTypeOf<KeyContext>()
  expectTypeOf<ContextOf<typeof keyOrRecruiterEndpoint>>().toEqualTypeOf<
    RecruiterContext | KeyContext
  >()
  const bound = route(candidateEndpoint, 'read', async (ctx) => {
    expectTypeOf(ctx.viewer.candidateId).toEqualTypeOf<string>()
    return { id: ctx.viewer.candidateId }
  })
  expect(bound.endpoint).toBe(candidateEndpoint)
})

test('a route accepts services for its viewer and for wider viewer types', () => {
  const routes = [
    route(candidateEndpoint, 'read', (ctx) => candidateService(ctx)),
    route(candidateEndpoint, 'read', signedInService),
    route(recruiterEndpoint, 'read', recruiterService),
    route(twoKindsEndpoint, 'read', signedInService),
    route(openEndpoint, 'read', openService),
    route(keyEndpoint, 'read', keyService),
  ]
  expect(routes.map((bound) => bound.endpoint.id)).toEqual(['a', 'a', 'b', 'c', 'd', 'e'])
})

test('a route rejects services for another viewer type', () => {
  const routes = [
    // @ts-expect-error a candidate is not a recruiter
    route(candidateEndpoint, 'read', (ctx) => recruiterService(ctx)),
    // @ts-expect-error an admin may call it too
    route(twoKindsEndpoint, 'read', (ctx) => recruiterService(ctx)),
    // @ts-expect-error the viewer can be null
    route(openEndpoint, 'read', (ctx) => signedInService(ctx)),
    // @ts-expect-error a request with an API key has no viewer
    route(keyEndpoint, 'read', (ctx) => recruiterService(ctx)),
    // @ts-expect-error a recruiter may call without a key
    route(keyOrRecruiterEndpoint, 'read', (ctx) => keyService(ctx)),
  ]
  expect(routes).toHaveLength(5)
})
