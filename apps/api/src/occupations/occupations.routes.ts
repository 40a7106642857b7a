import * as contract from '@trilha/contracts/occupations'
import { route } from '../platform/http/route.ts'
import { suggestOccupations } from './suggest.ts'

export const occupationsRoutes = [
  route(contract.suggestOccupations, 'read', async (_, { query }) => ({
    occupations: suggestOccupations(query.q, query.limit),
  })),
]
