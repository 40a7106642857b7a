import * as contract from '@trilha/contracts/candidates'
import { route } from '../platform/http/route.ts'
import { addEntry, orderEntries, removeEntry, saveEntry } from './candidates.entries.ts'
import { changeProfile, getProfile, saveAbout } from './candidates.own.ts'
import { savePersonal } from './candidates.personal.ts'
import { writeFacts } from './candidates.service.ts'

export const candidatesRoutes = [
  route(contract.getProfile, 'read', (ctx) => getProfile(ctx)),
  route(contract.savePersonal, 'write', (ctx, { body }) => savePersonal(ctx, body)),
  route(contract.saveAbout, 'write', (ctx, { body }) => saveAbout(ctx, body)),
  route(contract.saveFacts, 'write', (ctx, { body }) =>
    changeProfile(ctx, (tx, candidateId) => writeFacts(tx, candidateId, body)),
  ),
  route(contract.addEntry, 'write', (ctx, { body }) => addEntry(ctx, body)),
  route(contract.saveEntry, 'write', (ctx, { params, body }) => saveEntry(ctx, params.id, body)),
  route(contract.removeEntry, 'write', (ctx, { params }) => removeEntry(ctx, params.id)),
  route(contract.orderEntries, 'write', (ctx, { body }) => orderEntries(ctx, body)),
]
