import { importWithRetry } from '@trilha/web/data/importWithRetry.ts'
import { LoadingPart } from '@trilha/web/ui/feedback/LoadingPart.tsx'
import type { SavedSearch } from '@trilha/contracts/vacancies/savedSearches'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { ConfirmDialog } from '@trilha/web/ui/overlays/ConfirmDialog.tsx'
import { IconPencil } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useErrorText } from '../../auth/useErrorText.ts'
import { paths } from '../../paths.ts'
import styles from './SavedSearchCard.module.css'
import { useFilterWords } from '../filters/useFilterWords.ts'
import { activeFilters } from '../filters/chips.ts'
import { filtersOfSaved, useChangeSaved, useRemoveSaved } from './savedSearches.data.ts'
import { placeText, searchOf } from '../search/search.ts'

const SavedSearchDialog = lazy(async () => ({
  default: (await importWithRetry(() => import('./SavedSearchDialog.tsx'))).SavedSearchDialog,
}))

/** One saved search: link to its vacancies, filters, notification settings and actions. */
export function SavedSearchCard({ search }: { search: SavedSearch }) {
  const { t } = useTranslation('savedSearches')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  const words = useFilterWords()
  const change = useChangeSaved(search.id)
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null)
  const filters = filtersOfSaved(search.filters)
  const criteria = [filters.roleName, placeText(filters), ...activeFilters(filters).map(words)]
  const { company } = search
  const results = company?.slug ? paths.company(company.slug) : paths.search(searchOf(filters))
  const channels = [search.byEmail && t('byEmail'), search.byWhatsApp && 'WhatsApp'].filter(Boolean)
  return (
    <Card as="section" className={styles.card} aria-label={search.name}>
      <div className={styles.head}>
        <h2>
          <Link className="link" to={results}>
            {search.name}
          </Link>
        </h2>
        {search.paused && <Tag icon={<IconPlayerPause />}>{t('paused')}</Tag>}
      </div>
      <p className={styles.sought}>
        {company ? t('ofCompany') : criteria.filter(Boolean).join(' · ') || t('all')}
      </p>
      <p className={styles.alerts}>
        {t(`frequencies.${search.frequency}.description`)}
        {' · '}
        {channels.length > 0 ? channels.join(', ') : t('onlyHere')}
      </p>
      <div className={styles.actions}>
        <Button
          variant="outline"
          size="sm"
          icon={search.paused ? <IconPlayerPlay /> : <IconPlayerPause />}
          loading={change.isPending && dialog === null}
          onClick={() => change.mutate({ paused: !search.paused })}
          aria-label={t(search.paused ? 'resumeOne' : 'pauseOne', { name: search.name })}
        >
          {t(search.paused ? 'resume' : 'pause')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon={<IconPencil />}
          aria-haspopup="dialog"
          aria-label={t('editOne', { name: search.name })}
          onClick={() => {
            change.reset()
            setDialog('edit')
          }}
        >
          {t('edit')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon={<IconTrash />}
          aria-haspopup="dialog"
          aria-label={t('removeOne', { name: search.name })}
          onClick={() => setDialog('remove')}
        >
          {t('remove')}
        </Button>
      </div>
      {change.isError && dialog === null && (
        <Alert tone="bad" announce="assertive">
          {errorText(change.error)}
        </Alert>
      )}
      {dialog === 'edit' && (
        <Suspense fallback={<LoadingPart label={common('actions.loading')} />}>
          <SavedSearchDialog
            title={t(company ? 'editCompany' : 'editTitle')}
            hasName={company === null}
            submit={t('editSubmit')}
            initial={search}
            pending={change.isPending}
            error={change.error}
            onClose={() => setDialog(null)}
            onSubmit={({ name, frequency, byEmail, byWhatsApp }) =>
              change.mutate(
                { name, frequency, byEmail, byWhatsApp },
                { onSuccess: () => setDialog(null) },
              )
            }
          />
        </Suspense>
      )}
      <RemoveDialog
        search={search}
        open={dialog === 'remove'}
        onOpenChange={(open) => setDialog(open ? 'remove' : null)}
      />
    </Card>
  )
}

function RemoveDialog({
  search,
  open,
  onOpenChange,
}: {
  search: SavedSearch
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { t } = useTranslation('savedSearches')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  const remove = useRemoveSaved(search.id)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={search.company ? t('leaveTitle', { name: search.name }) : t('removeTitle')}
      confirmLabel={t('remove')}
      confirmIcon={<IconTrash />}
      cancelLabel={common('actions.cancel')}
      danger
      loading={remove.isPending}
      loadingText={common('actions.sending')}
      error={
        remove.isError && (
          <Alert tone="bad" announce="assertive">
            {errorText(remove.error)}
          </Alert>
        )
      }
      onConfirm={() => remove.mutate(undefined, { onSuccess: () => toast.success(t('removed')) })}
    >
      {t('removeText', { name: search.name })}
    </ConfirmDialog>
  )
}
