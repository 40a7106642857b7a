import type { Profile } from '@trilha/contracts/candidates/candidates'
import type { Proposal } from '@trilha/contracts/candidates/cv'
import { formatPhone } from '../candidates.formats.ts'

/** The current value that accepting would replace. */
export function currentValue(proposal: Proposal, { personal, objective }: Profile): string | null {
  switch (proposal.part) {
    case 'name':
      return personal.name
    case 'phone':
      return personal.phone && formatPhone(personal.phone)
    case 'municipality':
      return (
        personal.municipality && `${personal.municipality.name}, ${personal.municipality.state}`
      )
    case 'objective':
      return objective
    default:
      return null
  }
}
