import type { Profile } from '@trilha/contracts/candidates/candidates'
import { CallError } from '@trilha/web/data/call.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useProfileCalls } from '../candidates.data.ts'
import { draftOf } from '../candidates.drafts.ts'
import { answersOf, unsavedOf, withoutSent, type Unsaved } from './answers.ts'

const isEmpty = (answers: Unsaved): boolean => Object.keys(answers).length === 0

/**
 * The answers of the first steps. Each is saved at once, one request at a time. Until it is saved it
 * stays on this device: it survives a reload, and a lost connection, after which it is sent.
 */
export function useAnswers(profile: Profile, candidateId: string) {
  const { saveFacts, savePersonal } = useProfileCalls()
  const [draft] = useState(() => draftOf(candidateId, 'firstSteps'))
  const [unsaved, setUnsaved] = useState<Unsaved>(() => unsavedOf(draft.read()))
  const [failure, setFailure] = useState<CallError['id'] | null>(null)
  const latest = useRef(unsaved)
  const isSending = useRef(false)

  function store(next: Unsaved) {
    latest.current = next
    draft.write(isEmpty(next) ? null : next)
    setUnsaved(next)
  }
  async function send() {
    if (isSending.current) return
    isSending.current = true
    try {
      while (!isEmpty(latest.current)) {
        const sent = latest.current
        const { municipality, ...facts } = sent
        if (!isEmpty(facts)) await saveFacts(facts)
        if (municipality !== undefined)
          await savePersonal({ municipalityCode: municipality?.code ?? null })
        store(withoutSent(latest.current, sent))
      }
      setFailure(null)
    } catch (error) {
      setFailure(error instanceof CallError ? error.id : 'unexpected')
    } finally {
      isSending.current = false
    }
  }
  const sendAgain = useEffectEvent(() => void send())
  useEffect(() => {
    sendAgain()
    const again = () => sendAgain()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])

  return {
    answers: answersOf(profile, unsaved),
    answer: (change: Unsaved) => {
      store({ ...latest.current, ...change })
      void send()
    },
    failure,
  }
}
