import type { ContentItem } from '@trilha/contracts/vacancies/content'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconPlus } from '@trilha/web/ui/icons/icons.tsx'
import { IconBook } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BankDialog } from './BankDialog.tsx'
import { useContentField } from '../editor/editor.context.ts'
import { ChipRow } from '../ui/ChipRow.tsx'
import { EntryList } from '../ui/EntryRow.tsx'
import { ListGroup } from '../ui/FieldGroup.tsx'
import { Entry } from './Entry.tsx'
import { ItemForm } from './ItemForm.tsx'
import { newItem } from './stage.new.ts'
import { useFocusOnNewEntry } from '../editor/useFocusOnNewEntry.ts'

/** The questions of a test, written here or copied from the question bank. */
export function ItemList({ field, custom }: { field: string; custom: boolean }) {
  const { t } = useTranslation('stages')
  const { value: items, set, fixed, error } = useContentField<ContentItem[]>(field)
  const { list, focusNewEntry } = useFocusOnNewEntry<HTMLOListElement>(items.length)
  const [choosing, setChoosing] = useState(false)
  return (
    <ListGroup title={t('item.title')} error={error}>
      <EntryList ref={list}>
        {items.map((item, i) => (
          <Entry
            // A question has no id until it is published.
            // oxlint-disable-next-line react/no-array-index-key
            key={i}
            field={`${field}.${i}`}
            n={i + 1}
            title={item.prompt || t('item.empty')}
            detail={t(`item.kind.${item.kind}`)}
            startsOpen={item.prompt === ''}
            onRemove={fixed ? null : () => set(items.filter((_, at) => at !== i))}
          >
            <ItemForm field={`${field}.${i}`} item={item} custom={custom} />
          </Entry>
        ))}
      </EntryList>
      {!fixed && items.length < 100 && (
        <ChipRow>
          <Button
            variant="soft"
            size="sm"
            icon={<IconPlus />}
            onClick={() => {
              focusNewEntry()
              set([...items, newItem()])
            }}
          >
            {t('item.add')}
          </Button>
          <Button variant="ghost" size="sm" icon={<IconBook />} onClick={() => setChoosing(true)}>
            {t('bank.open')}
          </Button>
        </ChipRow>
      )}
      <BankDialog
        open={choosing}
        onOpenChange={setChoosing}
        onChoose={(item) => {
          const copied = custom
            ? item
            : { ...item, key: null, points: null, seconds: null, pool: null }
          set([...items, copied])
        }}
      />
    </ListGroup>
  )
}
