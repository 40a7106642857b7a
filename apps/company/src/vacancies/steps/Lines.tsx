import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconPlus } from '@trilha/web/ui/icons/icons.tsx'
import { IconTrash } from '@trilha/web/ui/icons/moreIcons.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { useTranslation } from 'react-i18next'
import { useContentField } from '../editor/editor.context.ts'
import { Line, LineList } from '../ui/LineList.tsx'
import { Findings } from '../editor/Findings.tsx'
import { useFocusOnNewEntry } from '../editor/useFocusOnNewEntry.ts'

type LinesProps = {
  field: string
  legend: string
  hint?: string
  /** Accessible name of one line. */
  lineLabel: (n: number) => string
  add: string
  max?: number
}

/** A list of short texts, one per line; Enter adds a line. */
export function Lines({ field, legend, hint, lineLabel, add, max = 20 }: LinesProps) {
  const { t } = useTranslation('editor')
  const { value: lines, set, error, fixed } = useContentField<string[]>(field)
  const { list, focusNewEntry } = useFocusOnNewEntry<HTMLUListElement>(lines.length)
  const addLine = () => {
    if (fixed || lines.length >= max) return
    focusNewEntry()
    set([...lines, ''])
  }
  return (
    <Fieldset legend={legend} hint={hint} error={error}>
      <LineList ref={list}>
        {lines.map((line, i) => (
          // A line has no id, only its position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <Line>
              <TextInput
                dense
                aria-label={lineLabel(i + 1)}
                value={line}
                readOnly={fixed}
                maxLength={300}
                onChange={({ target }) =>
                  set(lines.map((other, at) => (at === i ? target.value : other)))
                }
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return
                  event.preventDefault()
                  addLine()
                }}
              />
              {!fixed && (
                <IconButton
                  label={t('remove', { what: lineLabel(i + 1) })}
                  onClick={() => set(lines.filter((_, at) => at !== i))}
                >
                  <IconTrash />
                </IconButton>
              )}
            </Line>
            <Findings field={`${field}.${i}`} />
          </li>
        ))}
      </LineList>
      {!fixed && lines.length < max && (
        <Button variant="soft" size="sm" icon={<IconPlus />} onClick={addLine}>
          {add}
        </Button>
      )}
    </Fieldset>
  )
}
