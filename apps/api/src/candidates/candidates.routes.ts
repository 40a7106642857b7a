import * as contract from '@trilha/contracts/candidates/candidates'
import { adminUpdate as adminUpdateEndpoint } from '@trilha/contracts/candidates/admin'
import * as cv from '@trilha/contracts/candidates/cv'
import * as inclusion from '@trilha/contracts/candidates/inclusion'
import * as resume from '@trilha/contracts/candidates/resume'
import { listViews as listViewsEndpoint } from '@trilha/contracts/candidates/views'
import { route } from '../platform/http/route.ts'
import { adminUpdate } from './admin/admin.service.ts'
import {
  acceptProposal,
  acceptProposals,
  dismissProposal,
  getCv,
  removeCv,
  sendCv,
} from './cv/cv.service.ts'
import { addEntry, orderEntries, removeEntry, saveEntry } from './profile/entries.ts'
import { getInclusion, removeInclusion, saveInclusion } from './inclusion/inclusion.service.ts'
import { changeProfile, getProfile, saveAbout } from './profile/profile.service.ts'
import { savePersonal } from './profile/personal.ts'
import { presentJsonResume } from './resume/resume.json.ts'
import { getResumePdf } from './resume/resume.pdf.ts'
import { writeFacts } from './candidates.service.ts'
import { listViews } from './profile/views.ts'

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
  route(cv.getCv, 'read', (ctx) => getCv(ctx)),
  route(cv.sendCv, 'write', (ctx, { file }) => sendCv(ctx, file)),
  route(cv.removeCv, 'write', (ctx) => removeCv(ctx)),
  route(cv.acceptProposal, 'write', (ctx, { params }) => acceptProposal(ctx, params.id)),
  route(cv.acceptProposals, 'write', (ctx, { body }) => acceptProposals(ctx, body.accepted)),
  route(cv.dismissProposal, 'write', (ctx, { params }) => dismissProposal(ctx, params.id)),
  route(resume.getResumePdf, 'write', (ctx, { query }) => getResumePdf(ctx, query.layout)),
  route(resume.getJsonResume, 'read', async (ctx) => presentJsonResume(await getProfile(ctx))),
  route(listViewsEndpoint, 'read', (ctx) => listViews(ctx)),
  route(inclusion.getInclusion, 'read', (ctx) => getInclusion(ctx)),
  route(inclusion.saveInclusion, 'write', (ctx, { body }) => saveInclusion(ctx, body)),
  route(inclusion.removeInclusion, 'write', (ctx) => removeInclusion(ctx)),
  route(adminUpdateEndpoint, 'write', (ctx, { params, body }) => adminUpdate(ctx, params.id, body)),
]
