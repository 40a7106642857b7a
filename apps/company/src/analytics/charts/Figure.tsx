import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading } from '../../ui/Heading.tsx'
import styles from './Figure.module.css'
import { Note } from './Note.tsx'

type FigureProps = {
  title: string
  /** What the numbers mean, in plain words. */
  meaning: ReactNode
  /** The same numbers as a table; null when there are none. */
  table: ReactNode | null
  tools?: ReactNode
  children: ReactNode
}

/** A chart with its explanation above and a collapsed table below. */
export function Figure({ title, meaning, table, tools, children }: FigureProps) {
  const { t } = useTranslation('analytics')
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={styles.figure}>
      <FigureHead id={id} title={title} tools={tools} />
      <Note>{meaning}</Note>
      {children}
      {table !== null && <Disclosure title={t('table')}>{table}</Disclosure>}
    </Card>
  )
}

type FigureHeadProps = { id: string; title: string; tools?: ReactNode }

/** Heading of a part of the screen, with its actions. The part is labelled by `id`. */
export function FigureHead({ id, title, tools }: FigureHeadProps) {
  return (
    <div className={styles.head}>
      <Heading id={id}>{title}</Heading>
      {tools}
    </div>
  )
}
