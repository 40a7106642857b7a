import { proposalReply, type Proposal } from '@trilha/contracts/candidates/cv'
import * as z from 'zod/mini'

const reviewSchema = z.object({
  /** Ids of proposals that the person does not want. */
  unmarked: z.array(z.string()),
  /** Proposals that the person corrected. */
  corrected: z.array(proposalReply),
})
/** What the person decided about the proposals and has not saved yet. */
export type Review = z.output<typeof reviewSchema>

/** Parses a review that was stored on the device; an untouched one if it does not have this form. */
export function reviewOf(stored: unknown): Review {
  const parsed = reviewSchema.safeParse(stored)
  return parsed.success ? parsed.data : { unmarked: [], corrected: [] }
}

/** The proposals with the person's corrections. */
export const withCorrections = (
  proposals: readonly Proposal[],
  { corrected }: Review,
): Proposal[] =>
  proposals.map((proposal) => corrected.find(({ id }) => id === proposal.id) ?? proposal)

/** The review after a correction, which also marks the proposal. */
export const correct = ({ unmarked, corrected }: Review, proposal: Proposal): Review => ({
  unmarked: unmarked.filter((id) => id !== proposal.id),
  corrected: [...corrected.filter(({ id }) => id !== proposal.id), proposal],
})

/** The review after a proposal was marked or unmarked. */
export const mark = ({ unmarked, corrected }: Review, id: string, isMarked: boolean): Review => ({
  unmarked: isMarked ? unmarked.filter((one) => one !== id) : [...unmarked, id],
  corrected,
})
