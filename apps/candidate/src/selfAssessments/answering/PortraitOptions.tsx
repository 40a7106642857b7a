import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import tests from '../../assessments/test/Test.module.css'
import styles from './Answering.module.css'

const degrees = [1, 2, 3, 4, 5, 6] as const

type PortraitOptionsProps = { chosen: number | null; onChoose: (value: number) => void }

/** How similar a portrait is, with one picture per degree. */
export function PortraitOptions({ chosen, onChoose }: PortraitOptionsProps) {
  const { t } = useTranslation('selfAssessments')
  const name = useId()
  return (
    <div className={tests.list}>
      {degrees.map((degree) => (
        <label key={degree} className={tests.option}>
          <input
            type="radio"
            name={name}
            checked={chosen === degree}
            onChange={() => onChoose(degree)}
          />
          <span>{t(`likeness.${degree}`)}</span>
          <span className={styles.end}>
            <span className={styles.much} aria-hidden>
              {degrees.map((bar) => (
                <i key={bar} data-on={bar <= degree || undefined} data-bar={bar} />
              ))}
            </span>
            <kbd aria-hidden>{degree}</kbd>
          </span>
        </label>
      ))}
    </div>
  )
}
