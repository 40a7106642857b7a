import type { ItemAnalysis as Analysed } from '@trilha/contracts/assessments/analysis'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { Table, type TableColumn } from '@trilha/web/ui/display/Table.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFigures } from '../analytics/useFigures.ts'
import { analysisQuery } from './assessments.data.ts'
import styles from './ItemAnalysis.module.css'

type ItemAnalysisProps = { vacancyId: number; stageId: string }

/** Item analysis of a custom test. Below fifty sent tests, it says how many are still missing. */
export function ItemAnalysis({ vacancyId, stageId }: ItemAnalysisProps) {
  const { t } = useTranslation('analytics')
  const { number } = useFormat()
  const id = useId()
  const query = useQuery(analysisQuery(vacancyId, stageId))
  return (
    <section aria-labelledby={id} className={styles.analysis}>
      <h4 id={id}>{t('items.title')}</h4>
      <p className={styles.meaning}>{t('items.meaning')}</p>
      <Loaded query={query}>
        {({ people, needed, items, reliability }) =>
          people < needed ? (
            <p>
              {t('items.missing', { count: needed - people })} {t('items.sent', { count: people })}
            </p>
          ) : (
            <>
              <Items items={items} />
              {reliability && (
                <p className={styles.meaning}>
                  {t('items.reliability', { value: number(reliability.value) })}
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  )
}

function Items({ items }: { items: readonly Analysed[] }) {
  const { t } = useTranslation('analytics')
  const { number } = useFormat()
  const { share } = useFigures()
  const cellText = (value: number | null) => (value === null ? t('none') : share(value, 1))
  const columns: TableColumn<Analysed>[] = [
    { id: 'prompt', header: t('items.question'), cell: ({ prompt }) => prompt },
    {
      id: 'difficulty',
      header: t('items.difficulty'),
      cell: ({ difficulty }) => cellText(difficulty),
      align: 'end',
    },
    {
      id: 'discrimination',
      header: t('items.discrimination'),
      cell: ({ discrimination }) => (discrimination === null ? t('none') : number(discrimination)),
      align: 'end',
    },
    {
      id: 'words',
      header: t('items.words'),
      cell: ({ flags }) =>
        flags.length === 0 ? (
          <Tag tone="ok">{t('items.fine')}</Tag>
        ) : (
          <span className={styles.flags}>
            {flags.map((flag) => (
              <Tag key={flag} tone="warn">
                {t(`items.flag.${flag}`)}
              </Tag>
            ))}
          </span>
        ),
    },
  ]
  return (
    <>
      <Table label={t('items.title')} columns={columns} rows={items} rowKey={({ id }) => id} />
      {items
        .filter(({ options }) => options.length > 0)
        .map((item) => (
          <Disclosure key={item.id} title={item.prompt} aside={t('items.options')}>
            <Options item={item} />
          </Disclosure>
        ))}
    </>
  )
}

type Option = Analysed['options'][number]

/** Minimum number of people who chose an option, for a hint that the key may be wrong. */
const minPeople = 5

function Options({ item }: { item: Analysed }) {
  const { t } = useTranslation('analytics')
  const { share } = useFigures()
  const bestCorrectRest = Math.max(
    0,
    ...item.options.filter(({ correct }) => correct).map(({ rest }) => rest ?? 0),
  )
  const noteOf = ({ correct, people, rest }: Option) => {
    if (correct) return <Tag tone="ok">{t('items.right')}</Tag>
    if (people === 0) return <Tag>{t('items.nobody')}</Tag>
    // Those who chose this wrong option did better in the other questions.
    const mayBeCorrect = people >= minPeople && rest !== null && rest > bestCorrectRest
    return mayBeCorrect ? <Tag tone="warn">{t('items.checkKey')}</Tag> : null
  }
  const columns: TableColumn<Option>[] = [
    {
      id: 'option',
      header: t('items.option'),
      cell: ({ id, text }) => text || t(`items.${id as 'true' | 'false'}`),
    },
    {
      id: 'people',
      header: t('items.chosen'),
      cell: ({ people }) => `${people} (${share(people, item.people)})`,
      align: 'end',
    },
    {
      id: 'rest',
      header: t('items.rest'),
      cell: ({ rest }) => (rest === null ? t('none') : share(rest, 1)),
      align: 'end',
    },
    { id: 'words', header: t('items.words'), cell: noteOf },
  ]
  return (
    <>
      <Table label={item.prompt} columns={columns} rows={item.options} rowKey={({ id }) => id} />
      {item.blank > 0 && (
        <p className={styles.meaning}>{t('items.blank', { count: item.blank })}</p>
      )}
    </>
  )
}
