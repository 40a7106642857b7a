import { currentStage, isFinal } from '@trilha/contracts/applications/states'
import type { PipelineApplicationView } from '@trilha/contracts/pipeline/pipeline'
import { useState } from 'react'

export type Choice = 'approve' | 'offer' | 'notApprove'

/** The possible decisions about a person, and the one whose form is open. */
export function useDecision(application: PipelineApplicationView) {
  // A new object for each opened form: a late server reply closes only the form that was sent.
  const [open, setOpen] = useState<{ choice: Choice } | null>(null)
  const { can, state, stages } = application
  const permissions = {
    approve: can.approveStage,
    offer: can.makeOffer,
    notApprove: can.notApprove,
  }
  const current = currentStage(application)
  // There is no stage to approve after the last one, and nothing to decide in an ended trail.
  const shown: readonly Choice[] = isFinal(state)
    ? []
    : state === 'finalist' || state === 'offer'
      ? ['offer', 'notApprove']
      : ['approve', 'offer', 'notApprove']
  return {
    permissions,
    shown,
    stage: stages.find(({ id }) => id === current?.id),
    chosen: open && permissions[open.choice].allowed ? open.choice : null,
    choose: (choice: Choice) => setOpen({ choice }),
    /** Closes the form of this render. A form that was opened later stays open. */
    close: () => setOpen((latest) => (latest === open ? null : latest)),
  }
}

export type Deciding = ReturnType<typeof useDecision>
