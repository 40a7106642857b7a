import type { Proposal } from '@trilha/contracts/candidates/cv'
import { useTranslation } from 'react-i18next'
import { formatPhone } from '../candidates.formats.ts'
import { useProfileTexts } from '../profile/useProfileTexts.ts'

/** The name of what a proposal is about, a key of the texts `proposal`. */
export const proposalLabel = (proposal: Proposal) =>
  proposal.part === 'entry' ? proposal.entry.kind : proposal.part

/** A proposal as text: what it is, and what more it says. */
export function useProposalTexts(): (proposal: Proposal) => { title: string; text?: string } {
  const { t: common } = useTranslation('common')
  const texts = useProfileTexts()
  return (proposal) => {
    switch (proposal.part) {
      case 'name':
      case 'objective':
        return { title: proposal.value }
      case 'phone':
        return { title: formatPhone(proposal.value) }
      case 'municipality':
        return { title: `${proposal.municipality.name}, ${proposal.municipality.state}` }
      case 'link':
        return { title: proposal.link.url }
      case 'language':
        return { title: common(`language.${proposal.language}`), text: texts.level(proposal.level) }
      case 'skills':
        return { title: texts.list(proposal.skills) }
      case 'entry': {
        const { entry } = proposal
        const when = texts.entryPeriod({ ...entry, id: proposal.id })
        const description = entry.kind === 'experience' ? entry.description : ''
        return {
          title: entry.title,
          text: [[entry.place, when].filter(Boolean).join(', '), description]
            .filter(Boolean)
            .join('. '),
        }
      }
    }
  }
}
