import { Failure } from '@trilha/web/form/Failure.tsx'
import {
  answerDecisions,
  maxBulkSize,
  sendAnswersBody,
  type BoardCard,
} from '@trilha/contracts/pipeline/board'
import { CallError } from '@trilha/web/data/call.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { Segmented } from '@trilha/web/ui/forms/Segmented.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswers, type DecisionMessage } from './answers.data.ts'
import styles from './AnswerDialog.module.css'
import { AnswerMessages } from './AnswerMessages.tsx'
import { useFieldError } from '@trilha/web/form/useForm.ts'
import { useUndo } from '../board/moving/useUndo.ts'
import { useUnsentInput } from '../unsentInput.ts'

type AnswerDialogProps = {
  vacancyId: number
  cards: readonly BoardCard[]
  onClose: () => void
  onSent: () => void
}

type Decision = (typeof answerDecisions)[number]
/** `own`: messages that were changed for one person, by application id. */
type Draft = { decision: Decision; message: string; own: Readonly<Record<string, string>> }

/**
 * One answer to many people: written once, then previewed as the message for each person, where it
 * can be edited. Nothing is sent until the user confirms that they have read the messages.
 */
export function AnswerDialog({ vacancyId, cards, onClose, onSent }: AnswerDialogProps) {
  const { t } = useTranslation(['board', 'common'])
  const fieldError = useFieldError()
  const { preview, send } = useAnswers(vacancyId)
  const notifyWithUndo = useUndo(vacancyId)
  const earlier = useUnsentInput<Draft>(`${vacancyId} answers`)
  const [draft, setDraft] = useState<Draft>({
    decision: 'not-approve',
    message: '',
    own: {},
    ...earlier.values,
  })
  const possibleDecisions = answerDecisions.filter((one) =>
    cards.some((card) => canReceive(card, one)),
  )
  const { message, own } = draft
  const decision = possibleDecisions.includes(draft.decision) ? draft.decision : 'not-approve'
  const write = (next: Draft) => {
    setDraft(next)
    earlier.store(next)
  }
  const [messageError, setMessageError] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)
  const [messages, setMessages] = useState<DecisionMessage[] | null>(null)
  const shown = cards.slice(0, maxBulkSize)

  const showErrors = (error: unknown) => {
    const callError = error instanceof CallError ? error : null
    setMessageError(callError?.errors.find(({ field }) => field === 'message')?.id)
    const textErrors =
      callError?.errors.filter(({ field }) => /^(message$|decisionMessages\.)/.test(field)) ?? []
    setMessages(
      (current) =>
        current?.map((one, i) => {
          const textError = textErrors.find(({ field }) =>
            field.startsWith(`decisionMessages.${requestIndex(current, i)}.`),
          )
          return textError && !one.refused ? { ...one, errorId: textError.id } : one
        }) ?? null,
    )
    setFailure(textErrors.length > 0 ? null : (callError?.id ?? 'unexpected'))
  }

  const showPreview = async () => {
    const checked =
      sendAnswersBody.shape.decisionMessages.def.element.shape.message.safeParse(message)
    if (!checked.success) return setMessageError(checked.error.issues[0]?.message)
    setFailure(null)
    setMessageError(undefined)
    try {
      const { rows } = await preview.mutateAsync({
        decision,
        message,
        applications: shown.map(({ id }) => id),
      })
      setMessages(rows.map((row) => ({ ...row, message: own[row.id] ?? row.message })))
    } catch (error) {
      showErrors(error)
    }
  }

  const sendAll = async () => {
    const sendable = messages?.filter(({ refused }) => refused === null) ?? []
    setFailure(null)
    try {
      const { results } = await send.mutateAsync({
        decision,
        confirmed: true,
        decisionMessages: sendable.map((one) => ({
          id: one.id,
          version: one.version,
          message: one.message,
        })),
      })
      const done = results.filter(({ refused }) => refused === null)
      if (done.length > 0)
        notifyWithUndo(t('answer.sent', { count: done.length }), done, () => earlier.store(draft))
      if (done.length === results.length) {
        earlier.clear()
        return onSent()
      }
      // Refused messages stay visible, with the reason.
      setMessages((current) =>
        (current ?? []).flatMap((one) => {
          const result = results.find(({ id }) => id === one.id)
          if (!result) return [one]
          return result.refused ? [{ ...one, refused: result.refused }] : []
        }),
      )
    } catch (error) {
      showErrors(error)
    }
  }

  return (
    <Dialog
      open
      size="large"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('answer.title', { count: shown.length })}
      closeLabel={t('common:actions.close')}
    >
      <div className={styles.answer}>
        <Failure id={failure} />
        {messages === null ? (
          <>
            <Segmented
              label={t('answer.decision')}
              value={decision}
              onChange={(next) => write({ decision: next, message, own: {} })}
              options={possibleDecisions.map((value) => ({ value, label: t(`answer.${value}`) }))}
            />
            <Field
              label={t('answer.message')}
              hint={t('answer.hint')}
              error={fieldError(messageError)}
            >
              <TextArea
                rows={8}
                value={message}
                onChange={(event) => {
                  write({ decision, message: event.target.value, own: {} })
                  setMessageError(undefined)
                }}
              />
            </Field>
            <Button
              loading={preview.isPending}
              loadingText={t('common:actions.loading')}
              onClick={() => void showPreview()}
            >
              {t('answer.preview')}
            </Button>
          </>
        ) : (
          <AnswerMessages
            messages={messages}
            onRewrite={(id, text) => {
              setMessages(withText(messages, id, text))
              write({ ...draft, own: { ...own, [id]: text } })
            }}
            onBack={() => setMessages(null)}
            onSend={() => void sendAll()}
            sending={send.isPending}
          />
        )}
      </div>
    </Dialog>
  )
}

/** Replaces the text of one message, and clears its error. */
const withText = (
  messages: readonly DecisionMessage[],
  id: string,
  message: string,
): DecisionMessage[] =>
  messages.map(({ errorId, ...one }) =>
    one.id === id ? { ...one, message } : { ...one, ...(errorId && { errorId }) },
  )

/** True when the decision is possible for this card. */
function canReceive({ column, moves }: BoardCard, decision: Decision): boolean {
  if (decision === 'offer') return column === 'finalist'
  return decision === 'approve' ? moves.length > 0 : true
}

/** Index of a message in the request. The request does not contain refused messages. */
const requestIndex = (messages: readonly DecisionMessage[], index: number): number =>
  messages.slice(0, index).filter(({ refused }) => refused === null).length
