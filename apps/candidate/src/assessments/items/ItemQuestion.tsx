import type { Test } from '@trilha/contracts/assessments/assessments'
import type { Item } from '@trilha/contracts/assessments/items'
import { useTranslation } from 'react-i18next'
import { reportSignal } from '../assessments.data.ts'
import { EarlierAnswers } from '../EarlierAnswers.tsx'
import { QuestionNote } from '../test/player/QuestionNote.tsx'
import { TimedItem } from '../test/TimedItem.tsx'
import { TimeLeft } from '../test/TimeLeft.tsx'
import { FileField } from './FileField.tsx'
import { ItemField } from './ItemField.tsx'
import styles from './ItemQuestion.module.css'
import { isTextKind, isTooLong } from './items.problems.ts'
import type { ItemAnswersOf } from './useItemAnswers.ts'
import type { ItemStep } from './useItemSteps.ts'

type ItemQuestionProps = {
  test: Test
  step: ItemStep
  answers: ItemAnswersOf
  /** Seconds until an instant of the server's clock. */
  secondsUntil: (until: string) => number
}

/** A question of the company: its help text, its time and its field. */
export function ItemQuestion({ test, step, answers, secondsUntil }: ItemQuestionProps) {
  const { t } = useTranslation('assessments')
  const { item, value, draft, over, put } = step
  const { content } = item
  const at = { ...answers.at, itemId: item.id }
  if (!content) return <TimedItem at={at} seconds={item.seconds ?? 0} onOpen={step.onOpen} />
  return (
    <>
      <About item={item} />
      {item.endsAt && !over && (
        <TimeLeft
          isForQuestion
          left={() => secondsUntil(item.endsAt ?? '')}
          total={item.seconds ?? 0}
          onOver={() => answers.markLate(item.id)}
        />
      )}
      {over && <output className={styles.itemOver}>{t('over.item')}</output>}
      <fieldset
        key={answers.epoch}
        className={styles.answerField}
        disabled={over}
        onPaste={() => {
          if (test.kind === 'custom')
            reportSignal(answers.at, { signal: 'pasted', itemId: item.id })
        }}
      >
        {item.kind === 'file' ? (
          <FileField
            at={at}
            item={item}
            file={answers.files.find(({ id }) => value?.kind === 'file' && value.fileId === id)}
            onFile={(file) => {
              if (file) answers.addFile(file)
              put(file && { kind: 'file', fileId: file.id })
            }}
          />
        ) : (
          <ItemField
            item={item}
            content={content}
            value={value}
            draft={draft}
            onAnswer={put}
            onDraft={(text) => answers.putDraft(item.id, text)}
          />
        )}
      </fieldset>
      {test.kind === 'questions' && isTextKind(item.kind) && !over && (
        <EarlierAnswers
          at={at}
          onUse={(earlier) => {
            if (!('text' in earlier) || !isTextKind(item.kind)) return
            if (isTooLong(item, earlier.text)) answers.putDraft(item.id, earlier.text)
            else put({ kind: item.kind, text: earlier.text })
          }}
        />
      )}
    </>
  )
}

/** Help text and points of a question. */
function About({ item: { content, points } }: { item: Item }) {
  const { t } = useTranslation('assessments')
  return (
    <>
      {points !== null && <p className={styles.worth}>{t('items.points', { count: points })}</p>}
      {content?.help && (
        <QuestionNote>
          <p className={styles.help}>{content.help}</p>
        </QuestionNote>
      )}
    </>
  )
}
