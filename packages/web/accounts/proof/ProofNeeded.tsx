import { freshProofNeeded } from '@trilha/contracts/accounts/proof'
import { lazy, Suspense, useEffect, useState } from 'react'
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
  useEffect(() => {
    connectProof(({ body }) => {
      const needed = freshProofNeeded.safeParse(body)
      if (!needed.success) return Promise.resolve(false)
      return new Promise((answer) => {
        setQuestions((waiting) => [...waiting, { ...needed.data, answer }])
      })
    })
    return () => connectProof(null)
  }, [])
  const [first] = questions
  if (!first) return null
  const answerAll = (isProved: boolean) => {
    for (const { answer } of questions) answer(isProved)
    setQuestions([])
  }
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
