import type { ContentItem } from '@trilha/contracts/vacancies/content'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconPlus } from '@trilha/web/ui/icons/icons.tsx'
import { IconTrash } from '@trilha/web/ui/icons/moreIcons.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { useTranslation } from 'react-i18next'
import { useContentField, useEditorState } from '../editor/editor.context.ts'
import { Line, LineList } from '../ui/LineList.tsx'
import { Findings } from '../editor/Findings.tsx'
import { useFocusOnNewEntry } from '../editor/useFocusOnNewEntry.ts'

const optionIds = 'abcdefghijklmnopqrst'.split('')

/** Options of a question; removing one also removes it from the key. */
export function Options({ field, itemField }: { field: string; itemField: string }) {
  const { t } = useTranslation(['stages', 'editor'])
  const { write } = useEditorState()
  const { value: options, set, error, fixed } = useContentField<ContentItem['options']>(field)
  const { value: key } = useContentField<ContentItem['key']>(`${itemField}.key`)
  const { list, focusNewEntry } = useFocusOnNewEntry<HTMLUListElement>(options.length)
  const remove = (id: string) => {
    if (key?.kind === 'options')
      write(
        `${itemField}.key.correct`,
        key.correct.filter((other) => other !== id),
      )
    set(options.filter((other) => other.id !== id))
  }
  const unusedId = optionIds.find((optionId) => options.every(({ id }) => id !== optionId))
  return (
    <Fieldset legend={t('item.options')} error={error}>
      <LineList ref={list}>
        {options.map((option, i) => (
          <li key={option.id}>
            <Line>
              <TextInput
                dense
                aria-label={t('item.option', { n: i + 1 })}
                value={option.text}
                readOnly={fixed}
                maxLength={300}
                onChange={({ target }) =>
                  set(
                    options.map((one) =>
                      one.id === option.id ? { ...one, text: target.value } : one,
                    ),
                  )
                }
              />
              {!fixed && options.length > 2 && (
                <IconButton
                  label={t('editor:remove', { what: t('item.option', { n: i + 1 }) })}
                  onClick={() => remove(option.id)}
                >
                  <IconTrash />
                </IconButton>
              )}
            </Line>
            <Findings field={`${field}.${i}.text`} />
          </li>
        ))}
      </LineList>
      {!fixed && unusedId && (
        <Button
          variant="soft"
          size="sm"
          icon={<IconPlus />}
          onClick={() => {
            focusNewEntry()
            set([...options, { id: unusedId, text: '' }])
          }}
        >
          {t('item.addOption')}
        </Button>
      )}
    </Fieldset>
  )
}
