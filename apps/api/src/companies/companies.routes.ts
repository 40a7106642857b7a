import * as admin from '@trilha/contracts/companies/admin'
import * as contract from '@trilha/contracts/companies/companies'
import * as own from '@trilha/contracts/companies/own'
import * as quota from '@trilha/contracts/companies/quota'
import * as registration from '@trilha/contracts/companies/registration'
import * as secondStepRule from '@trilha/contracts/companies/secondStepRule'
import * as team from '@trilha/contracts/companies/team'
import { route } from '../platform/http/route.ts'
import {
  getAdminCompany,
  listCompanies,
  returnCompany,
  verifyCompany,
} from './admin/admin.service.ts'
import { checkDomain, confirmDomain, mailDomain } from './companies.domain.ts'
import { acceptInvitation, getInvitation } from './registration/join.ts'
import { removeLogo, setLogo } from './companies.logo.ts'
import { askVerification, getCompany, updateCompany } from './own/own.service.ts'
import { getCompanyPage } from './page/page.service.ts'
import { getQuota, saveQuota } from './quota/quota.service.ts'
import { listAnswering } from './companies.record.ts'
import { confirmRegistration, register } from './registration/registration.service.ts'
import { getSecondStepRule, saveSecondStepRule } from './secondStepRule/secondStepRule.ts'
import {
  cancelInvitation,
  getTeam,
  invite,
  removeMember,
  updateMember,
  updateOwnMember,
} from './team/team.service.ts'

export const companiesRoutes = [
  route(contract.listAnswering, 'read', (ctx, { query }) => listAnswering(ctx, query)),

  route(contract.getCompanyPage, 'read', (ctx, { params, query }) =>
    getCompanyPage(ctx, params.slug, query),
  ),

  route(registration.registerCompany, 'account', (ctx, { body }) => register(ctx, body)),
  route(registration.confirmRegistration, 'account', (ctx, { body }) =>
    confirmRegistration(ctx, body.key),
  ),
  route(registration.getTeamInvitation, 'account', (ctx, { query }) =>
    getInvitation(ctx, query.key),
  ),
  route(registration.acceptTeamInvitation, 'account', (ctx, { body }) =>
    acceptInvitation(ctx, body),
  ),

  route(own.getCompany, 'read', (ctx) => getCompany(ctx)),
  route(own.updateCompany, 'write', (ctx, { body }) => updateCompany(ctx, body)),
  route(own.setLogo, 'write', (ctx, { file }) => setLogo(ctx, file)),
  route(own.removeLogo, 'write', (ctx) => removeLogo(ctx)),
  route(own.checkDomain, 'write', (ctx) => checkDomain(ctx)),
  route(own.mailDomain, 'write', (ctx, { body }) => mailDomain(ctx, body)),
  route(own.confirmDomain, 'account', (ctx, { body }) => confirmDomain(ctx, body.key)),
  route(own.askVerification, 'write', (ctx) => askVerification(ctx)),

  route(secondStepRule.getSecondStepRule, 'read', (ctx) => getSecondStepRule(ctx)),
  route(secondStepRule.saveSecondStepRule, 'write', (ctx, { body }) =>
    saveSecondStepRule(ctx, body.from),
  ),

  route(quota.getQuota, 'read', (ctx) => getQuota(ctx)),
  route(quota.saveQuota, 'write', (ctx, { body }) => saveQuota(ctx, body)),

  route(team.getTeam, 'read', (ctx) => getTeam(ctx)),
  route(team.inviteToTeam, 'write', (ctx, { body }) => invite(ctx, body)),
  route(team.cancelTeamInvitation, 'write', (ctx, { params }) => cancelInvitation(ctx, params.id)),
  route(team.updateOwnMember, 'write', (ctx, { body }) => updateOwnMember(ctx, body)),
  route(team.updateMember, 'write', (ctx, { params, body }) => updateMember(ctx, params.id, body)),
  route(team.removeMember, 'write', (ctx, { params }) => removeMember(ctx, params.id)),

  route(admin.listCompanies, 'read', (ctx, { query }) => listCompanies(ctx, query)),
  route(admin.getAdminCompany, 'read', (ctx, { params }) => getAdminCompany(ctx, params.id)),
  route(admin.verifyCompany, 'write', (ctx, { params, body }) =>
    verifyCompany(ctx, params.id, body),
  ),
  route(admin.returnCompany, 'write', (ctx, { params, body }) =>
    returnCompany(ctx, params.id, body),
  ),
]
