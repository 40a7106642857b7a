import {
  requirementsAnswers,
  type RequirementsTest,
} from '@trilha/contracts/assessments/requirements'
import { CallError } from '@trilha/web/data/call.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefusal } from '../../applications/applications.data.ts'
import { useDates } from '../../applications/useDates.ts'
import { createAutosave } from '@trilha/web/data/autosave.ts'
import { saveRequirements, useSubmitRequirements } from '../assessments.data.ts'
import { testStorage } from '../saving/testStorage.ts'
import { resumeAt } from '../assessments.position.ts'
import { answerTo, chosenAt, merged, stepsOf, unsent } from './requirements.steps.ts'
import { TestClosed } from '../test/outcome/TestClosed.tsx'
import { TestPlayer } from '../test/player/TestPlayer.tsx'
import { useAutosave } from '../saving/useAutosave.ts'
import { RuleQuestion } from './RuleQuestion.tsx'
import { useRuleSteps } from './useRuleSteps.ts'

type RequirementsPlayerProps = { test: RequirementsTest; onSent: () => void }

/** The requirements as questions; the profile already answers some of them. */
export function RequirementsPlayer({ test, onSent }: RequirementsPlayerProps) {
  const { t } = useTranslation('assessments')
  const dates = useDates()
  const at = { id: test.applicationId, stageId: test.stageId }
  const [stored] = useState(() => testStorage(at, requirementsAnswers))
  const known = { facts: test.facts, answers: test.answers }
  const autosave = useAutosave(() =>
    createAutosave({
      shape: { merged, unsent },
      known,
      save: (answers) => saveRequirements(at, answers),
      box: stored.box,
      isRefusal,
    }),
  )
  const submit = useSubmitRequirements(at)
  const [questions] = useState(() => stepsOf(test.rules))
  const steps = useRuleSteps(questions, { autosave, known })

  async function send() {
    await autosave.pause()
    try {
      await submit.mutateAsync(autosave.given)
      autosave.finish()
      stored.savePlace(null)
      onSent()
    } catch {
      autosave.resume()
    }
  }

  const refusal = submit.error ?? (autosave.status === 'refused' ? autosave.error : null)
  const id = refusal instanceof CallError ? refusal.id : null
  if (id === 'deadline-passed' || id === 'stage-not-open')
    return <TestClosed reason={id} dueAt={test.dueAt} />
  return (
    <TestPlayer
      steps={steps}
      start={() =>
        resumeAt(
          steps.map((step) => ({ id: step.id, done: step.problem === null })),
          { begun: test.state !== 'open', stored: stored.place() },
        )
      }
      savePlace={stored.savePlace}
      until={test.dueAt && <span>{t('test.due', { deadline: dates.deadline(test.dueAt) })}</span>}
      onNext={(id) => {
        // The first answer begins the stage, even if it only confirms the profile.
        const requirement = questions.find((question) => question.id === id)
        if (autosave.status === 'idle' && requirement)
          autosave.put(answerTo(requirement, chosenAt(requirement, autosave.given)))
      }}
      onSend={() => void send()}
      pending={submit.isPending}
      error={submit.error}
    >
      {(step) => <RuleQuestion step={step} />}
    </TestPlayer>
  )
}
