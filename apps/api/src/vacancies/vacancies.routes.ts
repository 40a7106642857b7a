import * as contract from '@trilha/contracts/vacancies/vacancies'
import * as directory from '@trilha/contracts/vacancies/directory'
import { recommendVacancies } from './search/recommend.ts'
import {
  directoryOfVacancy,
  getDirectoryPlace,
  getDirectoryRole,
  listDirectory,
} from './directory/directory.service.ts'
import * as marks from '@trilha/contracts/vacancies/marks'
import * as savedSearches from '@trilha/contracts/vacancies/savedSearches'
import { route } from '../platform/http/route.ts'
import { clearClosedMarks, listMarks, markVacancy, unmarkVacancy } from './marks/marks.service.ts'
import {
  changeSaved,
  followCompany,
  listSaved,
  removeSaved,
  saveSearch,
} from './savedSearches/savedSearches.service.ts'
import {
  countFacets,
  getVacancy,
  listVacancies,
  reportVacancy,
  suggestRoles,
} from './vacancies.service.ts'

export const vacancyRoutes = [
  route(contract.listVacancies, 'read', (ctx, { query }) => listVacancies(ctx, query)),
  route(contract.countFacets, 'read', (ctx, { query }) => countFacets(ctx, query)),
  route(contract.suggestRoles, 'read', (ctx, { query }) => suggestRoles(ctx, query.q)),
  route(contract.recommendVacancies, 'read', (ctx) => recommendVacancies(ctx)),
  route(contract.getVacancy, 'read', (ctx, { params }) => getVacancy(ctx, params.id)),
  route(contract.reportVacancy, 'write', (ctx, { params, body }) =>
    reportVacancy(ctx, params.id, body),
  ),
  route(directory.listDirectory, 'read', (ctx, { query }) => listDirectory(ctx, query)),
  route(directory.directoryOfVacancy, 'read', (ctx, { params }) =>
    directoryOfVacancy(ctx, params.id),
  ),
  route(directory.getDirectoryPlace, 'read', (ctx, { params }) =>
    getDirectoryPlace(ctx, params.slug),
  ),
  route(directory.getDirectoryRole, 'read', (ctx, { params }) =>
    getDirectoryRole(ctx, params.slug),
  ),
  route(marks.listMarks, 'read', (ctx) => listMarks(ctx)),
  route(marks.markVacancy, 'write', (ctx, { params, body }) => markVacancy(ctx, params.id, body)),
  route(marks.unmarkVacancy, 'write', (ctx, { params }) => unmarkVacancy(ctx, params.id)),
  route(marks.clearClosedMarks, 'write', (ctx) => clearClosedMarks(ctx)),
  route(savedSearches.listSavedSearches, 'read', (ctx) => listSaved(ctx)),
  route(savedSearches.saveSearch, 'write', (ctx, { body }) => saveSearch(ctx, body)),
  route(savedSearches.followCompany, 'write', (ctx, { params }) => followCompany(ctx, params.id)),
  route(savedSearches.changeSavedSearch, 'write', (ctx, { params, body }) =>
    changeSaved(ctx, params.id, body),
  ),
  route(savedSearches.removeSavedSearch, 'write', (ctx, { params }) => removeSaved(ctx, params.id)),
]
