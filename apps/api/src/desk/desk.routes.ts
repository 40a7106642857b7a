import * as contract from '@trilha/contracts/desk'
import { approveStage, makeOffer, notApprove } from '../applications/applications.judge.ts'
import { route } from '../platform/http/route.ts'
import { presentActResult } from './desk.presenter.ts'
import {
  getDeskApplication,
  getDeskVacancy,
  listDeskApplications,
  listDeskVacancies,
} from './desk.service.ts'

export const deskRoutes = [
  route(contract.listDeskVacancies, 'read', (ctx, { query }) => listDeskVacancies(ctx, query)),
  route(contract.getDeskVacancy, 'read', (ctx, { params }) => getDeskVacancy(ctx, params.id)),
  route(contract.listDeskApplications, 'read', (ctx, { params, query }) =>
    listDeskApplications(ctx, params.id, query),
  ),
  route(contract.getDeskApplication, 'read', (ctx, { params }) =>
    getDeskApplication(ctx, params.id),
  ),
  route(contract.approveStage, 'write', async (ctx, { params, body }) =>
    presentActResult(await approveStage(ctx, params.id, body)),
  ),
  route(contract.notApprove, 'write', async (ctx, { params, body }) =>
    presentActResult(await notApprove(ctx, params.id, body)),
  ),
  route(contract.makeOffer, 'write', async (ctx, { params, body }) =>
    presentActResult(await makeOffer(ctx, params.id, body)),
  ),
]
