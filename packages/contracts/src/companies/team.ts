import * as z from 'zod/mini'
import { recruiterRoles } from '../accounts/accounts.ts'
import { endpoint, recruiterOnly } from '../shared/endpoint.ts'
import { emailField, instant, nameText, text, uuid } from '../shared/fields.ts'

export const teamMember = z.object({
  id: uuid,
  name: z.string(),
  jobTitle: z.string(),
  email: z.string(),
  role: z.enum(recruiterRoles),
  photoUrl: z.nullable(z.string()),
  joinedAt: instant,
  /** True for the viewer. */
  you: z.boolean(),
})
export type TeamMember = z.output<typeof teamMember>

export const pendingInvitation = z.object({
  id: uuid,
  email: z.string(),
  role: z.enum(recruiterRoles),
  invitedBy: z.string(),
  expiresAt: instant,
  expired: z.boolean(),
})

/** Maximum team size; the list fits in one reply. */
export const maxTeamSize = 200

export const getTeam = endpoint({
  id: 'companies.team',
  summary: "Your company's team and open invitations",
  method: 'GET',
  path: '/company/team',
  who: recruiterOnly,
  reply: z.object({
    members: z.array(teamMember),
    invitations: z.array(pendingInvitation),
    /** True if the viewer is an owner: only owners invite and remove people and change roles. */
    manage: z.boolean(),
  }),
})

export const teamInvitationBody = z.object({
  email: emailField,
  role: z.enum(recruiterRoles, { error: 'not-listed' }),
})

export const inviteToTeam = endpoint({
  id: 'companies.inviteToTeam',
  summary: 'Invite a person to your team by mail; a repeated invitation sends a new link',
  method: 'POST',
  path: '/company/team/invitations',
  who: recruiterOnly,
  freshProof: true,
  body: teamInvitationBody,
  reply: z.object({ id: uuid }),
  status: 201,
  errors: ['already-member', 'team-full'],
})

export const cancelTeamInvitation = endpoint({
  id: 'companies.cancelTeamInvitation',
  summary: 'Revoke an invitation; its link becomes invalid',
  method: 'DELETE',
  path: '/company/team/invitations/{id}',
  who: recruiterOnly,
  params: z.object({ id: uuid }),
})

export const updateMember = endpoint({
  id: 'companies.updateMember',
  summary: 'Change the role or the job title of a team member',
  method: 'PUT',
  path: '/company/team/{id}',
  who: recruiterOnly,
  freshProof: true,
  params: z.object({ id: uuid }),
  body: z.object({
    role: z.optional(z.enum(recruiterRoles, { error: 'not-listed' })),
    jobTitle: z.optional(text(80)),
  }),
  errors: ['last-owner'],
})

export const ownMemberBody = z.object({
  name: nameText(),
  jobTitle: text(80),
})

export const updateOwnMember = endpoint({
  id: 'companies.updateOwnMember',
  summary: 'Change your name and job title; candidates and your team see them',
  method: 'PUT',
  path: '/company/me',
  who: recruiterOnly,
  body: ownMemberBody,
})

export const removeMember = endpoint({
  id: 'companies.removeMember',
  summary: 'Remove a team member, or leave the team; the last owner cannot leave',
  method: 'DELETE',
  path: '/company/team/{id}',
  who: recruiterOnly,
  freshProof: true,
  params: z.object({ id: uuid }),
  errors: ['last-owner'],
})
