import * as contract from '@trilha/contracts/places/places'
import { route } from '../platform/http/route.ts'
import { findCep } from './places.cep.ts'
import { searchPlaces } from './places.service.ts'

export const placesRoutes = [
  route(contract.searchPlaces, 'read', (ctx, { query }) =>
    searchPlaces(ctx.db, query.q, query.limit),
  ),
  route(contract.findCep, 'read', (ctx, { params }) => findCep(ctx, params.cep)),
]
