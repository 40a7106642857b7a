import * as edit from '@trilha/contracts/vacancies/editor'
import { route } from '../../platform/http/route.ts'
import { listBankItems } from './items.ts'
import { extendVacancy, moveOwnVacancy, publishDraft } from './move.ts'
import { previewVacancy } from './preview.ts'
import { saveEditor } from './save.ts'
import { listTemplates } from './templates.ts'
import { createDraft, discardDraft, getEditor } from './editor.service.ts'

/** The editor of a company's vacancies. */
export const vacancyEditRoutes = [
  route(edit.createDraft, 'write', (ctx, { body, idempotencyKey }) =>
    createDraft(ctx, body, idempotencyKey),
  ),
  route(edit.getEditor, 'read', (ctx, { params }) => getEditor(ctx, params.id)),
  // The editor saves while the user types, so this uses the rate limit of reads, not of writes.
  route(edit.saveEditor, 'read', (ctx, { params, body }) => saveEditor(ctx, params.id, body)),
  route(edit.discardDraft, 'write', (ctx, { params }) => discardDraft(ctx, params.id)),
  route(edit.previewVacancy, 'read', (ctx, { params }) => previewVacancy(ctx, params.id)),
  route(edit.publishVacancy, 'write', (ctx, { params, body }) =>
    publishDraft(ctx, params.id, body.version),
  ),
  route(edit.pauseVacancy, 'write', (ctx, { params }) => moveOwnVacancy(ctx, params.id, 'pause')),
  route(edit.resumeVacancy, 'write', (ctx, { params }) => moveOwnVacancy(ctx, params.id, 'resume')),
  route(edit.extendVacancy, 'write', (ctx, { params, body }) =>
    extendVacancy(ctx, params.id, body.closesOn),
  ),
  route(edit.closeVacancy, 'write', (ctx, { params }) => moveOwnVacancy(ctx, params.id, 'close')),
  route(edit.archiveVacancy, 'write', (ctx, { params }) =>
    moveOwnVacancy(ctx, params.id, 'archive'),
  ),
  route(edit.listTemplates, 'read', () => listTemplates()),
  route(edit.listBankItems, 'read', (ctx, { query }) => listBankItems(ctx, query)),
]
