import { freshProofNeeded } from '@trilha/contracts/accounts/proof'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { connectProof } from '../../data/call.ts'
import { importWithRetry } from '../../data/importWithRetry.ts'

// Loaded separately, because it is seldom needed.
const GiveProofDialog = lazy(() => importWithRetry(() => import('./GiveProofDialog.tsx')))

type Question = { hasSecondStep: boolean; answer: (isProved: boolean) => void }

/**
 * Asks for the password, over whatever is open, when a call needs a fresh proof; then the call is
 * sent again, so that nothing typed is lost. Calls that are refused meanwhile wait for one answer.
 */
export function ProofNeeded({ email }: { email: string }) {
  const [questions, setQuestions] = useState<Question[]>([])
  const waiting = useRef<Question[]>([])
  const answerAll = useCallback((isProved: boolean) => {
    for (const { answer } of waiting.current.splice(0)) answer(isProved)
    setQuestions([])
  }, [])
  useEffect(() => {
    connectProof(({ body }) => {
      const needed = freshProofNeeded.safeParse(body)
      if (!needed.success) return Promise.resolve(false)
      return new Promise((answer) => {
        waiting.current.push({ ...needed.data, answer })
        setQuestions([...waiting.current])
      })
    })
    return () => {
      connectProof(null)
      answerAll(false)
    }
  }, [answerAll])
  const [first] = questions
  const isAsking = first !== undefined
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
  if (!first) return null
  return (
    <Suspense>
      <GiveProofDialog
        email={email}
        isOn={first.hasSecondStep}
        onProved={() => answerAll(true)}
        onClose={() => answerAll(false)}
      />
    </Suspense>
  )
}
