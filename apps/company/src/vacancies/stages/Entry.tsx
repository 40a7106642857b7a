import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconPencil } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconChevronUp, IconTrash } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isWithin } from '../editor/content.fields.ts'
import { useEditorState } from '../editor/editor.context.ts'
import { EntryRow } from '../ui/EntryRow.tsx'

type EntryProps = {
  /** Content field of this entry. */
  field: string
  n: number
  title: string
  /** Short summary next to the title. */
  detail?: string
  startsOpen?: boolean
  /** Null when it cannot be removed. */
  onRemove: (() => void) | null
  children: ReactNode
}

/** One numbered, expandable entry of a stage. */
export function Entry({
  field,
  n,
  title,
  detail,
  startsOpen = false,
  onRemove,
  children,
}: EntryProps) {
  const { t } = useTranslation(['stages', 'editor'])
  const { problems } = useEditorState()
  const [open, setOpen] = useState(startsOpen)
  const hasProblem = problems.some((problem) => isWithin(problem.field, field))
  return (
    <EntryRow
      field={field}
      n={n}
      title={title}
      detail={detail}
      error={hasProblem && !open && t('editor:stages.wrong')}
      buttons={
        <>
          {onRemove && (
            <IconButton label={t('entry.remove', { n })} onClick={onRemove}>
              <IconTrash />
            </IconButton>
          )}
          <IconButton
            label={t(open ? 'entry.close' : 'entry.open', { n })}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? <IconChevronUp /> : <IconPencil />}
          </IconButton>
        </>
      }
    >
      {open && children}
    </EntryRow>
  )
}
