import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VacancyCardItem, type VacancyCardItemProps } from '../VacancyCardItem.tsx'
import { HiddenNotice } from './HiddenNotice.tsx'
import { useMark } from './marks.data.ts'

/** A vacancy card that can be saved and hidden. A hidden one leaves a row to undo it. */
export function MarkableCard(props: VacancyCardItemProps) {
  const { t } = useTranslation('collection')
  const { vacancy } = props
  const { mark, change } = useMark(vacancy)
  const frame = useRef<HTMLDivElement>(null)
  // The control that the user pressed is gone: the focus stays where it was.
  const [moved, setMoved] = useState<'hidden' | 'shown' | null>(null)
  useEffect(() => {
    if (moved) frame.current?.querySelector<HTMLElement>('a, [tabindex]')?.focus()
  }, [moved])
  const title = vacancy.roleName
  return (
    <div ref={frame}>
      {mark === 'hidden' ? (
        <HiddenNotice
          title={title}
          onReason={(reason) => change({ mark: 'hidden', reason })}
          onUndo={() => {
            setMoved('shown')
            change(null)
          }}
        />
      ) : (
        <VacancyCardItem
          {...props}
          marks={{
            save: {
              label: t(mark === 'saved' ? 'unsaveOne' : 'saveOne', { title }),
              isSaved: mark === 'saved',
              onToggle: () => change(mark === 'saved' ? null : { mark: 'saved' }),
            },
            hide: {
              label: t('hideOne', { title }),
              onHide: () => {
                setMoved('hidden')
                change({ mark: 'hidden' })
              },
            },
          }}
        />
      )}
    </div>
  )
}
