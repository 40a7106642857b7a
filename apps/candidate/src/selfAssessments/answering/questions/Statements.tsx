import { useTranslation } from 'react-i18next'
import styles from './Statements.module.css'
import { StatementRow } from './StatementRow.tsx'

type StatementsProps = {
  rows: readonly { id: string; text: string; value: number | null }[]
  onChoose: (id: string, value: number) => void
}

const degrees = [1, 2, 3, 4, 5] as const

/** The statements of one screen, with the scale above them. */
export function Statements({ rows, onChoose }: StatementsProps) {
  const { t } = useTranslation('selfAssessments')
  const scale = degrees.map((degree) => t(`frequency.${degree}`))
  return (
    <>
      <p className={styles.legend} aria-hidden>
        {scale.map((label, i) => (
          <span key={label}>
            <b>{i + 1}</b> {label}
          </span>
        ))}
      </p>
      <div className={styles.statements}>
        {rows.map(({ id, text, value }) => (
          <StatementRow
            key={id}
            id={id}
            statement={text}
            scale={scale}
            chosen={value}
            onChoose={(chosen) => onChoose(id, chosen)}
          />
        ))}
      </div>
    </>
  )
}
