import { freshProofNeeded, type FreshProofNeeded } from '@trilha/contracts/accounts/proof'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { connectProof } from '../../data/call.ts'
import { importWithRetry } from '../../data/importWithRetry.ts'

// Loaded separately, because it is seldom needed.
const GiveProofDialog = lazy(() => importWithRetry(() => import('./GiveProofDialog.tsx')))

/**
 * Asks for the password, over whatever is open, when a call needs a fresh proof; then the call is
 * sent again, so that nothing typed is lost. Calls that are refused meanwhile wait for one answer.
 */
export function ProofNeeded({ email }: { email: string }) {
  const [needed, setNeeded] = useState<FreshProofNeeded | null>(null)
  const waiting = useRef<((isProved: boolean) => void)[]>([])
  const answerAll = useCallback((isProved: boolean) => {
    for (const answer of waiting.current.splice(0)) answer(isProved)
    setNeeded(null)
  }, [])
  useEffect(() => {
    connectProof(({ body }) => {
      const { data } = freshProofNeeded.safeParse(body)
      if (!data) return Promise.resolve(false)
      setNeeded(data)
      return new Promise((answer) => waiting.current.push(answer))
    })
    return () => {
      connectProof(null)
      answerAll(false)
    }
  }, [answerAll])
  const isAsking = needed !== null
  useEffect(() => {
    if (!isAsking) return
    // Each open dialog listens to Escape by itself: without this, the one below would close too.
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopImmediatePropagation()
      answerAll(false)
    }
    addEventListener('keydown', close, { capture: true })
    return () => removeEventListener('keydown', close, { capture: true })
  }, [isAsking, answerAll])
  if (!needed) return null
  return (
    <Suspense>
      <GiveProofDialog
        email={email}
        isOn={needed.hasSecondStep}
        onProved={() => answerAll(true)}
        onClose={() => answerAll(false)}
      />
    </Suspense>
  )
}
