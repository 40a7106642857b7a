import type { Test } from '@trilha/contracts/assessments/assessments'
import type { AnswerValue, Item } from '@trilha/contracts/assessments/items'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SaveStatus } from '@trilha/web/data/autosave.ts'
import { reportSignal } from '../assessments.data.ts'
import type { TestStep } from '../assessments.steps.ts'
import { EarlierAnswers } from '../EarlierAnswers.tsx'
import { FileField } from './FileField.tsx'
import { ItemField } from './ItemField.tsx'
import { byNumber, numbersOf } from './items.choices.ts'
import { isTextKind, isTooLong, problemOf } from './items.problems.ts'
import styles from '../test/Test.module.css'
import { TimedItem } from '../test/TimedItem.tsx'
import { TimeLeft } from '../test/TimeLeft.tsx'
import type { ItemAnswersOf } from './useItemAnswers.ts'
import { useItemTexts } from './useItemTexts.ts'

/**
 * The questions of a test as steps of the player.
 * @param left seconds until an instant of the server's clock.
 */
export function useItemSteps(
  test: Test,
  answers: ItemAnswersOf,
  left: (until: string) => number,
): TestStep[] {
  const { t } = useTranslation('assessments')
  const texts = useItemTexts()
  const [opened, setOpened] = useState<Record<string, Item>>({})
  const { given, pending, status } = answers.autosave

  return test.items.map((listed): TestStep => {
    const item = opened[listed.id] ?? listed
    const at = { ...answers.at, itemId: item.id }
    const value = given[item.id]?.value ?? null
    const draft = answers.drafts[item.id]
    const over = answers.late.includes(item.id) || (item.endsAt !== null && left(item.endsAt) <= 0)
    const put = (answer: AnswerValue | null) => answers.put(item.id, answer)
    const lacks = over ? null : problemOf(item, value, draft)
    const saved: SaveStatus = item.id in given ? 'saved' : 'idle'
    const step = {
      id: item.id,
      eyebrow: texts.eyebrow(item),
      answer: texts.answer(item, value, answers.files),
      problem: lacks && texts.problem(item, lacks),
      status: pending && item.id in pending ? status : draft === undefined ? saved : 'idle',
    }
    const { content } = item
    if (!content)
      return {
        ...step,
        question: t('timed.title'),
        listed: t('timed.listed', { number: item.position }),
        numbers: 0,
        body: (
          <TimedItem
            at={at}
            seconds={item.seconds ?? 0}
            onOpen={(open) => setOpened((others) => ({ ...others, [open.id]: open }))}
          />
        ),
      }
    return {
      ...step,
      question: content.prompt,
      numbers: over ? 0 : numbersOf(item),
      ownKeys: item.kind === 'essay' || item.kind === 'code',
      onNumber: (index) => over || put(byNumber(item, content.options, value, index)),
      body: (
        <>
          <About item={item} />
          {item.endsAt && !over && (
            <TimeLeft
              ofQuestion
              left={() => left(item.endsAt ?? '')}
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
      ),
    }
  })
}

/** Help text and points of a question. */
function About({ item: { content, points } }: { item: Item }) {
  const { t } = useTranslation('assessments')
  return (
    <>
      {points !== null && <p className={styles.worth}>{t('items.points', { count: points })}</p>}
      {content?.help && (
        <div className={styles.reasons}>
          <p className={styles.help}>{content.help}</p>
        </div>
      )}
    </>
  )
}
