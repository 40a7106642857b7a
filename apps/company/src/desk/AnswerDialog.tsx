import { Failure } from '@trilha/web/form/Failure.tsx'
import {
  answerDecisions,
  mostAtOnce,
  sendAnswersBody,
  type BoardCard,
} from '@trilha/contracts/desk.board'
import { CallError } from '@trilha/web/data/call.ts'
import { Button } from '@trilha/web/ui/Button.tsx'
import { Dialog } from '@trilha/web/ui/Dialog.tsx'
import { Field } from '@trilha/web/ui/Field.tsx'
import { Segmented } from '@trilha/web/ui/Segmented.tsx'
import { TextArea } from '@trilha/web/ui/TextArea.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswers, type Letter } from './answers.data.ts'
import styles from './Answers.module.css'
import { AnswerLetters } from './AnswerLetters.tsx'
import { useFieldError } from '@trilha/web/form/useForm.ts'
import { useUndo } from './useUndo.ts'
import { useWritten } from './written.ts'

type AnswerDialogProps = {
  vacancyId: number
  cards: readonly BoardCard[]
  onClose: () => void
  onSent: () => void
}

type Decision = (typeof answerDecisions)[number]
/** `own` are the letters that were rewritten, by whom they go to. */
type Draft = { decision: Decision; message: string; own: Readonly<Record<string, string>> }

/**
 * One answer to many people: written once, then shown as the letter that each of them gets, where
 * it can be rewritten. Nothing leaves before somebody says that they read it.
 */
export function AnswerDialog({ vacancyId, cards, onClose, onSent }: AnswerDialogProps) {
  const { t } = useTranslation(['board', 'common'])
  const fieldError = useFieldError()
  const { preview, send } = useAnswers(vacancyId)
  const told = useUndo(vacancyId)
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
  const [letters, setLetters] = useState<Letter[] | null>(null)
  const shown = cards.slice(0, mostAtOnce)

  const failed = (error: unknown) => {
    const known = error instanceof CallError ? error : null
    setWrong(known?.errors.find(({ field }) => field === 'message')?.id)
    const placed = known?.errors.filter(({ field }) => /^(message$|letters\.)/.test(field)) ?? []
    setLetters(
      (now) =>
        now?.map((letter, i) => {
          const at = placed.find(({ field }) => field.startsWith(`letters.${open(now, i)}.`))
          return at && !letter.refused ? { ...letter, wrong: at.id } : letter
        }) ?? null,
    )
    setFailure(placed.length > 0 ? null : (known?.id ?? 'unexpected'))
  }

  const toPreview = async () => {
    const checked = sendAnswersBody.shape.letters.def.element.shape.message.safeParse(message)
    if (!checked.success) return setWrong(checked.error.issues[0]?.message)
    setFailure(null)
    setWrong(undefined)
    try {
      const { rows } = await preview.mutateAsync({
        decision,
        message,
        applications: shown.map(({ id }) => id),
      })
      setLetters(rows.map((row) => ({ ...row, message: own[row.id] ?? row.message })))
    } catch (error) {
      failed(error)
    }
  }

  const toSend = async () => {
    const going = letters?.filter(({ refused }) => refused === null) ?? []
    setFailure(null)
    try {
      const { results } = await send.mutateAsync({
        decision,
        confirmed: true,
        letters: going.map((letter) => ({
          id: letter.id,
          version: letter.version,
          message: letter.message,
        })),
      })
      const done = results.filter(({ refused }) => refused === null)
      if (done.length > 0)
        told(t('answer.sent', { count: done.length }), done, () => earlier.keep(draft))
      if (done.length === results.length) {
        earlier.forget()
        return onSent()
      }
      // Who was left out stays in sight, with the reason.
      setLetters((now) =>
        (now ?? []).flatMap((letter) => {
          const result = results.find(({ id }) => id === letter.id)
          if (!result) return [letter]
          return result.refused ? [{ ...letter, refused: result.refused }] : []
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
        {letters === null ? (
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
          <AnswerLetters
            letters={letters}
            onRewrite={(id, words) => {
              setLetters(rewritten(letters, id, words))
              write({ ...draft, own: { ...own, [id]: words } })
            }}
            onBack={() => setLetters(null)}
            onSend={() => void toSend()}
            sending={send.isPending}
          />
        )}
      </div>
    </Dialog>
  )
}

/** The letters with one of them rewritten: what was said of its words no longer holds. */
const rewritten = (letters: readonly Letter[], id: string, message: string): Letter[] =>
  letters.map(({ wrong, ...letter }) =>
    letter.id === id ? { ...letter, message } : { ...letter, ...(wrong && { wrong }) },
  )

/** True where somebody who stands there can get this answer. */
function mayGet({ column, moves }: BoardCard, decision: Decision): boolean {
  if (decision === 'offer') return column === 'finalist'
  return decision === 'approve' ? moves.length > 0 : true
}

/** The place of a letter among those that are sent. */
const open = (letters: readonly Letter[], at: number): number =>
  letters.slice(0, at).filter(({ refused }) => refused === null).length
