import type { Profile } from '@trilha/contracts/candidates/candidates'
import { CallError, isTemporary } from '@trilha/web/data/call.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useProfileCalls } from '../candidates.data.ts'
import { draftOf } from '../candidates.drafts.ts'
import { answersOf, unsavedOf, withoutRefused, withoutSent, type Unsaved } from './answers.ts'

const isEmpty = (answers: Unsaved): boolean => Object.keys(answers).length === 0

/**
 * The answers of the first steps. Each is saved at once, one request at a time. Until it is saved it
 * stays on this device: it survives a reload, and a lost connection, after which it is sent. A refused
 * answer is dropped: the profile's value is shown again, with the error.
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
  async function save({ municipality, ...facts }: Unsaved) {
    if (!isEmpty(facts)) await saveFacts(facts)
    if (municipality !== undefined)
      await savePersonal({ municipalityCode: municipality?.code ?? null })
  }
  async function send() {
    if (isSending.current) return
    isSending.current = true
    let refusal: CallError['id'] | null = null
    try {
      while (!isEmpty(latest.current)) {
        const sent = latest.current
        try {
          await save(sent)
          store(withoutSent(latest.current, sent))
        } catch (error) {
          if (!(error instanceof CallError) || isTemporary(error)) throw error
          refusal = error.id
          store(withoutRefused(latest.current, sent, error.errors))
        }
      }
      setFailure(refusal)
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
