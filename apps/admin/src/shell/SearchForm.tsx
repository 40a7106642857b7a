import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { IconSearch } from '@trilha/web/ui/icons/icons.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import styles from './SearchForm.module.css'

type SearchFormProps = { label: string; children?: ReactNode }

/** Text search of a list; the text is stored in the URL as `text`. */
export function SearchForm({ label, children }: SearchFormProps) {
  const { t } = useTranslation('common')
  const [search, setParam] = useListSearch()
  const [text, setText] = useState(search.get('text') ?? '')
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          setParam('text', text)
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

type SearchSelectProps = {
  label: string
  name: string
  value: string | number
  children: ReactNode
}

/** A select for a `SearchForm`; its value is stored in the URL under `name`. */
export function SearchSelect({ label, name, value, children }: SearchSelectProps) {
  const [, setParam] = useListSearch()
  return (
    <Field label={label}>
      <Select value={value} onChange={(event) => setParam(name, event.target.value)}>
        {children}
      </Select>
    </Field>
  )
}

/** The search parameters of the URL, and a setter that also goes back to the first page. */
function useListSearch() {
  const [search, setSearch] = useSearchParams()
  const setParam = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    next.set(name, value)
    next.delete('page')
    setSearch(next)
  }
  return [search, setParam] as const
}
