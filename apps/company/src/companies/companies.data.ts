import * as own from '@trilha/contracts/companies/own'
import * as registration from '@trilha/contracts/companies/registration'
import * as team from '@trilha/contracts/companies/team'
import type { RecruiterRole } from '@trilha/contracts/accounts/accounts'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { call, upload } from '@trilha/web/data/call.ts'
import { beginSession, initializeSession } from '@trilha/web/data/session.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { companyKeys } from './companies.keys.ts'

/** Requests a company registration. @throws CallError. */
export const registerCompany = (body: BodyOf<typeof registration.registerCompany>) =>
  call(registration.registerCompany, { body })

/** Creates the account and signs in. @throws CallError. */
export const confirmRegistration = async (key: string) =>
  beginSession(await call(registration.confirmRegistration, { body: { key } }))

export const confirmDomain = (key: string) => call(own.confirmDomain, { body: { key } })

export const readInvitation = (key: string) =>
  call(registration.getTeamInvitation, { query: { key } })

/** Joins a team and signs in. @throws CallError. */
export const acceptInvitation = async (body: BodyOf<typeof registration.acceptTeamInvitation>) =>
  beginSession(await call(registration.acceptTeamInvitation, { body }))

export const companyQuery = queryOptions({
  queryKey: companyKeys.own,
  queryFn: ({ signal }) => call(own.getCompany, {}, { signal }),
})

/** Mutations of an owner on the company; it is refetched afterwards, also after a failure. */
export function useCompanyActions() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: companyKeys.own })
  return {
    update: useMutation({
      mutationFn: (body: BodyOf<typeof own.updateCompany>) => call(own.updateCompany, { body }),
      onSettled,
    }),
    checkDomain: useMutation({ mutationFn: () => call(own.checkDomain, {}), onSettled }),
    mailDomain: useMutation({
      mutationFn: (mailbox: (typeof own.domainMailboxes)[number]) =>
        call(own.mailDomain, { body: { mailbox } }),
    }),
    askAgain: useMutation({ mutationFn: () => call(own.askVerification, {}), onSettled }),
    setLogo: useMutation({ mutationFn: (file: File) => upload(own.setLogo, {}, file), onSettled }),
    removeLogo: useMutation({ mutationFn: () => call(own.removeLogo, {}), onSettled }),
  }
}

/**
 * Updates the name and job title of the signed-in member. Then reloads the session, because the
 * menu shows the name.
 * @throws CallError.
 */
export async function updateOwnMember(body: BodyOf<typeof team.updateOwnMember>): Promise<void> {
  await call(team.updateOwnMember, { body })
  await initializeSession(2)
}

export const teamQuery = queryOptions({
  queryKey: companyKeys.team,
  queryFn: ({ signal }) => call(team.getTeam, {}, { signal }),
})

/** Mutations of an owner on the team; it is refetched afterwards, also after a failure. */
export function useTeamActions() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: companyKeys.team })
  return {
    invite: useMutation({
      mutationFn: (body: BodyOf<typeof team.inviteToTeam>) => call(team.inviteToTeam, { body }),
      onSettled,
    }),
    cancel: useMutation({
      mutationFn: (id: string) => call(team.cancelTeamInvitation, { params: { id } }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ id, role }: { id: string; role: RecruiterRole }) =>
        call(team.updateMember, { params: { id }, body: { role } }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call(team.removeMember, { params: { id } }),
      onSettled,
    }),
  }
}
