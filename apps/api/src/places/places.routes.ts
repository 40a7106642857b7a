import * as contract from '@trilha/contracts/places'
import { route } from '../platform/http/route.ts'
import { searchPlaces } from './places.service.ts'

export const placesRoutes = [
  route(contract.searchPlaces, 'read', (ctx, { query }) =>
    searchPlaces(ctx.db, query.q, query.limit),
  ),
]
