import { currentStage, isFinal } from '@trilha/contracts/applications/states'
import type { PipelineApplicationView } from '@trilha/contracts/pipeline/pipeline'
import { useState } from 'react'

export type Choice = 'approve' | 'offer' | 'notApprove'

/** The possible decisions about a person, and the one being written. */
export function useDecision(application: PipelineApplicationView) {
  // An object for each form that is opened, so that a late answer closes its own form only.
  const [open, setOpen] = useState<{ choice: Choice } | null>(null)
  const { can, state, stages } = application
  const answers = { approve: can.approveStage, offer: can.makeOffer, notApprove: can.notApprove }
  const at = currentStage(application)
  // There is no stage to approve after the last one, and nothing to decide in an ended trail.
  const shown: readonly Choice[] = isFinal(state)
    ? []
    : state === 'finalist' || state === 'offer'
      ? ['offer', 'notApprove']
      : ['approve', 'offer', 'notApprove']
  return {
    answers,
    shown,
    stage: stages.find(({ id }) => id === at?.id),
    chosen: open && answers[open.choice].allowed ? open.choice : null,
    choose: (choice: Choice) => setOpen({ choice }),
    /** Closes the form that is open in this render, unless another one was opened since. */
    close: () => setOpen((now) => (now === open ? null : now)),
  }
}

export type Deciding = ReturnType<typeof useDecision>
