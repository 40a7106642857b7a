import type { ContentItem } from '@trilha/contracts/vacancies/content'
import type { BankItem } from '@trilha/contracts/vacancies/editor'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { IconPlus, IconSearch } from '@trilha/web/ui/icons/icons.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { EntryRow } from '../ui/EntryRow.tsx'
import { bankQuery } from '../vacancies.data.ts'
import styles from './BankDialog.module.css'

type BankDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (item: ContentItem) => void
}

/** The company's question bank; a question can be copied into this test. */
export function BankDialog({ open, onOpenChange, onChoose }: BankDialogProps) {
  const { t } = useTranslation(['stages', 'common'])
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed)
  const query = useQuery({ ...bankQuery({ q, limit: 20 }), enabled: open })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('bank.title')}
      description={t('bank.text')}
      closeLabel={t('common:actions.close')}
      size="large"
    >
      <TextInput
        icon={<IconSearch />}
        aria-label={t('bank.search')}
        value={typed}
        maxLength={80}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Loaded query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t('bank.nothing')} headingLevel="h3" />
          ) : (
            <ul className={styles.items}>
              {rows.map((item) => (
                <EntryRow
                  key={item.id}
                  title={item.prompt}
                  detail={`${t(`item.kind.${item.kind}`)} · ${item.vacancy.roleName}`}
                  buttons={
                    <Button
                      variant="soft"
                      size="sm"
                      icon={<IconPlus />}
                      aria-label={t('bank.takeThis', { prompt: item.prompt })}
                      onClick={() => {
                        onChoose(copyOf(item))
                        onOpenChange(false)
                      }}
                    >
                      {t('bank.take')}
                    </Button>
                  }
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  )
}

/** The question without its id and pool; pools belong to one test. */
const copyOf = ({
  kind,
  prompt,
  help,
  required,
  limits,
  options,
  key,
  points,
  seconds,
}: BankItem) => ({
  kind,
  prompt,
  help,
  required,
  limits,
  options,
  key,
  points,
  seconds,
  pool: null,
})
