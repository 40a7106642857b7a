import type { VideoQuestion } from '@trilha/contracts/videos/videos'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { IconSend } from '@trilha/web/ui/icons/fewIcons.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../auth/useErrorText.ts'
import { StepActions } from '../step/StepActions.tsx'
import { StepForm } from '../step/StepPage.tsx'
import { StepText, StepTitle } from '../step/StepTitle.tsx'
import { useAnswerByText } from '../videos.data.ts'

const limit = 4000

type TextAnswerProps = {
  at: { id: string; stageId: string }
  question: VideoQuestion & { opened: NonNullable<VideoQuestion['opened']> }
  eyebrow: string
  onSent: () => void
  onBack: () => void
}

/** A written answer to the same question; drafts stay on this device until they are sent. */
export function TextAnswer({ at, question, eyebrow, onSent, onBack }: TextAnswerProps) {
  const { t } = useTranslation('videos')
  const { t: common } = useTranslation('common')
  const format = useFormat()
  const errorText = useErrorText()
  const [text, setText] = useDraft(question.id)
  const [missing, setMissing] = useState(false)
  const answer = useAnswerByText({ ...at, questionId: question.id })
  const tooLong = text.length > limit
  async function send(event: SubmitEvent) {
    event.preventDefault()
    if (!text.trim()) return setMissing(true)
    if (tooLong) return
    try {
      await answer.mutateAsync(text)
      setText('')
      onSent()
    } catch {
      // The error is shown below; the text stays.
    }
  }
  return (
    <StepForm onSubmit={(event) => void send(event)} noValidate>
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <StepTitle>{question.opened.prompt}</StepTitle>
        {question.opened.help && <StepText>{question.opened.help}</StepText>}
      </div>
      <Field
        label={t('text.label')}
        hint={t('text.hint')}
        error={missing ? t('text.missing') : tooLong ? t('text.tooLong') : undefined}
      >
        <TextArea
          rows={10}
          value={text}
          onChange={(event) => {
            setMissing(false)
            setText(event.target.value)
          }}
          limit={limit}
          counter={(used, max) =>
            t('text.counter', { used: format.number(used), limit: format.number(max) })
          }
        />
      </Field>
      {answer.error && (
        <Alert tone="bad" announce="assertive">
          {errorText(answer.error)}
        </Alert>
      )}
      <StepActions>
        <Button
          type="submit"
          size="lg"
          block
          icon={<IconSend />}
          loading={answer.isPending}
          loadingText={common('actions.sending')}
        >
          {t('review.accept')}
        </Button>
        <Button variant="plain" block onClick={onBack}>
          {t('text.back')}
        </Button>
      </StepActions>
    </StepForm>
  )
}

/** A text draft that survives a reload. */
function useDraft(questionId: string): [string, (text: string) => void] {
  const key = `trilha.videos.text.${questionId}`
  const [text, setText] = useState(() => localStorage.getItem(key) ?? '')
  return [
    text,
    (next) => {
      setText(next)
      try {
        if (next) localStorage.setItem(key, next)
        else localStorage.removeItem(key)
      } catch {
        // Storage is full: the text is still on the page.
      }
    },
  ]
}
