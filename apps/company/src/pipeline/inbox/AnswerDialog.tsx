import { Failure } from '@trilha/web/form/Failure.tsx'
import {
  answerDecisions,
  maxAtOnce,
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
import { useWritten } from '../written.ts'

type AnswerDialogProps = {
  vacancyId: number
  cards: readonly BoardCard[]
  onClose: () => void
  onSent: () => void
}

type Decision = (typeof answerDecisions)[number]
/** `own`: individually edited messages, by application id. */
type Draft = { decision: Decision; message: string; own: Readonly<Record<string, string>> }

/**
 * One answer to many people: written once, then previewed as the message for each person, where it
 * can be edited. Nothing is sent before the user confirms to have read it.
 */
export function AnswerDialog({ vacancyId, cards, onClose, onSent }: AnswerDialogProps) {
  const { t } = useTranslation(['board', 'common'])
  const fieldError = useFieldError()
  const { preview, send } = useAnswers(vacancyId)
  const notifyWithUndo = useUndo(vacancyId)
  const earlier = useWritten<Draft>(`${vacancyId} answers`)
  const [draft, setDraft] = useState<Draft>({
    decision: 'not-approve',
    message: '',
    own: {},
    ...earlier.words,
  })
  const possible = answerDecisions.filter((one) => cards.some((card) => mayGet(card, one)))
  const { message, own } = draft
  const decision = possible.includes(draft.decision) ? draft.decision : 'not-approve'
  const write = (next: Draft) => {
    setDraft(next)
    earlier.keep(next)
  }
  const [wrong, setWrong] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)
  const [messages, setMessages] = useState<DecisionMessage[] | null>(null)
  const shown = cards.slice(0, maxAtOnce)

  const failed = (error: unknown) => {
    const known = error instanceof CallError ? error : null
    setWrong(known?.errors.find(({ field }) => field === 'message')?.id)
    const placed =
      known?.errors.filter(({ field }) => /^(message$|decisionMessages\.)/.test(field)) ?? []
    setMessages(
      (now) =>
        now?.map((one, i) => {
          const at = placed.find(({ field }) =>
            field.startsWith(`decisionMessages.${open(now, i)}.`),
          )
          return at && !one.refused ? { ...one, wrong: at.id } : one
        }) ?? null,
    )
    setFailure(placed.length > 0 ? null : (known?.id ?? 'unexpected'))
  }

  const toPreview = async () => {
    const checked =
      sendAnswersBody.shape.decisionMessages.def.element.shape.message.safeParse(message)
    if (!checked.success) return setWrong(checked.error.issues[0]?.message)
    setFailure(null)
    setWrong(undefined)
    try {
      const { rows } = await preview.mutateAsync({
        decision,
        message,
        applications: shown.map(({ id }) => id),
      })
      setMessages(rows.map((row) => ({ ...row, message: own[row.id] ?? row.message })))
    } catch (error) {
      failed(error)
    }
  }

  const toSend = async () => {
    const going = messages?.filter(({ refused }) => refused === null) ?? []
    setFailure(null)
    try {
      const { results } = await send.mutateAsync({
        decision,
        confirmed: true,
        decisionMessages: going.map((one) => ({
          id: one.id,
          version: one.version,
          message: one.message,
        })),
      })
      const done = results.filter(({ refused }) => refused === null)
      if (done.length > 0)
        notifyWithUndo(t('answer.sent', { count: done.length }), done, () => earlier.keep(draft))
      if (done.length === results.length) {
        earlier.forget()
        return onSent()
      }
      // Refused messages stay visible, with the reason.
      setMessages((now) =>
        (now ?? []).flatMap((one) => {
          const result = results.find(({ id }) => id === one.id)
          if (!result) return [one]
          return result.refused ? [{ ...one, refused: result.refused }] : []
        }),
      )
    } catch (error) {
      failed(error)
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
              options={possible.map((value) => ({ value, label: t(`answer.${value}`) }))}
            />
            <Field label={t('answer.message')} hint={t('answer.hint')} error={fieldError(wrong)}>
              <TextArea
                rows={8}
                value={message}
                onChange={(event) => {
                  write({ decision, message: event.target.value, own: {} })
                  setWrong(undefined)
                }}
              />
            </Field>
            <Button
              loading={preview.isPending}
              loadingText={t('common:actions.loading')}
              onClick={() => void toPreview()}
            >
              {t('answer.preview')}
            </Button>
          </>
        ) : (
          <AnswerMessages
            messages={messages}
            onRewrite={(id, words) => {
              setMessages(rewritten(messages, id, words))
              write({ ...draft, own: { ...own, [id]: words } })
            }}
            onBack={() => setMessages(null)}
            onSend={() => void toSend()}
            sending={send.isPending}
          />
        )}
      </div>
    </Dialog>
  )
}

/** Replaces the text of one message, and clears its error. */
const rewritten = (
  messages: readonly DecisionMessage[],
  id: string,
  message: string,
): DecisionMessage[] =>
  messages.map(({ wrong, ...one }) =>
    one.id === id ? { ...one, message } : { ...one, ...(wrong && { wrong }) },
  )

/** True when the decision is possible for this card. */
function mayGet({ column, moves }: BoardCard, decision: Decision): boolean {
  if (decision === 'offer') return column === 'finalist'
  return decision === 'approve' ? moves.length > 0 : true
}

/** Index of a message in the request, which omits the refused ones. */
const open = (messages: readonly DecisionMessage[], at: number): number =>
  messages.slice(0, at).filter(({ refused }) => refused === null).length
