import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Kbd } from '../../../assessments/test/player/Kbd.tsx'
import { Option, OptionList } from '../../../assessments/test/player/OptionList.tsx'
import styles from './PortraitOptions.module.css'

const degrees = [1, 2, 3, 4, 5, 6] as const

type PortraitOptionsProps = { chosen: number | null; onChoose: (value: number) => void }

/** Options for how similar a portrait is to the candidate; each has a picture of its degree. */
export function PortraitOptions({ chosen, onChoose }: PortraitOptionsProps) {
  const { t } = useTranslation('selfAssessments')
  const name = useId()
  return (
    <OptionList>
      {degrees.map((degree) => (
        <Option
          key={degree}
          type="radio"
          name={name}
          checked={chosen === degree}
          onChange={() => onChoose(degree)}
          text={t(`likeness.${degree}`)}
          end={
            <span className={styles.end}>
              <span className={styles.much} aria-hidden>
                {degrees.map((bar) => (
                  <i key={bar} data-on={bar <= degree || undefined} data-bar={bar} />
                ))}
              </span>
              <Kbd aria-hidden>{degree}</Kbd>
            </span>
          }
        />
      ))}
    </OptionList>
  )
}
