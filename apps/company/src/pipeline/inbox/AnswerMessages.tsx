import { useFieldError } from '@trilha/web/form/useForm.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DecisionMessage } from './answers.data.ts'
import styles from './AnswerMessages.module.css'
import { Portrait } from '../Portrait.tsx'

type AnswerMessagesProps = {
  messages: readonly DecisionMessage[]
  onRewrite: (id: string, message: string) => void
  onBack: () => void
  onSend: () => void
  sending: boolean
}

/** The messages to all people, editable, with one confirmation for all of them. */
export function AnswerMessages({
  messages,
  onRewrite,
  onBack,
  onSend,
  sending,
}: AnswerMessagesProps) {
  const { t } = useTranslation(['board', 'common'])
  const fieldError = useFieldError()
  const [isConfirmed, setConfirmed] = useState(false)
  const sendable = messages.filter(({ refused }) => refused === null)
  return (
    <>
      <ul className={styles.messages}>
        {messages.map(({ id, candidate, message, refused, errorId }) => (
          <li key={id}>
            <Portrait candidate={candidate} size={38} />
            {refused ? (
              <Alert tone="warn">{t(`answer.refused.${refused}`, { name: candidate.name })}</Alert>
            ) : (
              <Field
                label={candidate.name}
                {...(candidate.hidden && { hint: t('answer.hidden') })}
                error={fieldError(errorId)}
              >
                <TextArea
                  rows={5}
                  value={message}
                  onChange={(event) => onRewrite(id, event.target.value)}
                />
              </Field>
            )}
          </li>
        ))}
      </ul>
      {sendable.length > 0 && (
        <Checkbox checked={isConfirmed} onChange={(event) => setConfirmed(event.target.checked)}>
          {t('answer.read')}
        </Checkbox>
      )}
      <div className={styles.buttons}>
        <Button variant="outline" onClick={onBack}>
          {t('common:actions.back')}
        </Button>
        {sendable.length > 0 && (
          <Button
            onClick={onSend}
            loading={sending}
            loadingText={t('common:actions.sending')}
            {...(!isConfirmed && { disabledReason: t('answer.readFirst') })}
          >
            {t('answer.send', { count: sendable.length })}
          </Button>
        )}
      </div>
    </>
  )
}
