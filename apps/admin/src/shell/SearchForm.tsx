import { Button } from '@trilha/web/ui/Button.tsx'
import { Field } from '@trilha/web/ui/Field.tsx'
import { IconSearch } from '@trilha/web/ui/icons.tsx'
import { TextInput } from '@trilha/web/ui/TextInput.tsx'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import styles from './screen.module.css'

type SearchFormProps = { label: string; children?: ReactNode }

/** Searching a list by words, which stand in the address as `text`. */
export function SearchForm({ label, children }: SearchFormProps) {
  const { t } = useTranslation('common')
  const [search, setSearch] = useSearchParams()
  const [text, setText] = useState(search.get('text') ?? '')
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          const next = new URLSearchParams(search)
          next.set('text', text)
          next.delete('page')
          setSearch(next)
        }}
      >
        {children}
        <Field label={label}>
          <TextInput
            type="search"
            maxLength={120}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="outline" icon={<IconSearch />}>
          {t('actions.search')}
        </Button>
      </form>
    </search>
  )
}
