import { IconThumbUp } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconThumbDown } from '@trilha/web/ui/icons/moreIcons.tsx'
import { cx } from '@trilha/web/ui/cx.ts'
import { useId, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BlockPicker.module.css'
import { picked, type BlockChoice } from '../pick.ts'

type BlockPickerProps = {
  statements: readonly { id: string; text: string }[]
  chosen: BlockChoice
  onChoose: (chosen: BlockChoice) => void
}

/**
 * Four statements and two groups of radio buttons, "mais" and "menos". Choosing a statement in one
 * group clears it in the other.
 */
export function BlockPicker({ statements, chosen, onChoose }: BlockPickerProps) {
  const { t } = useTranslation('selfAssessments')
  const name = useId()
  return (
    <div className={styles.block}>
      {statements.map(({ id, text }) => (
        <div
          key={id}
          className={styles.choice}
          data-choice=""
          data-chosen={chosen.most === id ? 'most' : chosen.least === id ? 'least' : undefined}
        >
          <span>{text}</span>
          {(['most', 'least'] as const).map((kind) => (
            <label key={kind} className={cx(styles.pick, styles[kind])}>
              <input
                type="radio"
                name={`${name}${kind}`}
                className="sr"
                aria-label={t(`block.${kind}Named`, { statement: text })}
                checked={chosen[kind] === id}
                onChange={() => onChoose(picked(chosen, kind, id))}
                onKeyDown={switchGroup}
              />
              {kind === 'most' ? <IconThumbUp /> : <IconThumbDown />}
              <span aria-hidden>{t(`block.${kind}`)}</span>
            </label>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Up and down move within a group (browser default); left and right switch between the groups. */
function switchGroup(event: KeyboardEvent<HTMLInputElement>): void {
  if (!event.key.startsWith('Arrow')) return
  event.stopPropagation()
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  event.preventDefault()
  const current = event.currentTarget
  const inRow = current.closest('[data-choice]')?.querySelectorAll('input') ?? []
  for (const input of inRow) if (input !== current) input.focus()
}
