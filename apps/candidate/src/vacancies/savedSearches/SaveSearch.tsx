import { importWithRetry } from '@trilha/web/data/importWithRetry.ts'
import { LoadingPart } from '@trilha/web/ui/feedback/LoadingPart.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconBookmark } from '@trilha/web/ui/icons/icons.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import styles from './SaveSearch.module.css'
import { useSearchName } from '../search/useSearchName.ts'
import { savedOf, useSaveSearch } from './savedSearches.data.ts'
import type { VacancyFilters } from '../search/search.ts'

// Loaded on demand, because it imports the dialog library.
const loadDialog = () => importWithRetry(() => import('./SavedSearchDialog.tsx'))
const SavedSearchDialog = lazy(async () => ({ default: (await loadDialog()).SavedSearchDialog }))

/**
 * Button that saves the current search, and a link to what the user keeps. The parameter `save=1` of the
 * address opens the dialog.
 */
export function SaveSearch({ filters }: { filters: VacancyFilters }) {
  const { t } = useTranslation('savedSearches')
  const { t: common } = useTranslation('common')
  const { t: collection } = useTranslation('collection')
  const [params, setParams] = useSearchParams()
  const open = params.get('save') === '1'
  const save = useSaveSearch()
  const name = useSearchName()(filters)

  function setOpen(next: boolean) {
    save.reset()
    const changed = new URLSearchParams(params)
    if (next) changed.set('save', '1')
    else changed.delete('save')
    setParams(changed, { preventScrollReset: true, replace: !next })
  }

  return (
    <div className={styles.save}>
      <Link className="link link--tap sm" to={paths.savedVacancies()}>
        {collection('title')}
      </Link>
      <Button
        variant="outline"
        size="sm"
        icon={<IconBookmark />}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        {t('save.open')}
      </Button>
      {open && (
        <Suspense fallback={<LoadingPart label={common('actions.loading')} />}>
          <SavedSearchDialog
            title={t('save.title')}
            lead={t('save.lead')}
            submit={t('save.submit')}
            initial={{ name, frequency: 'daily', byEmail: true, byWhatsApp: false }}
            pending={save.isPending}
            error={save.error}
            onClose={() => setOpen(false)}
            onSubmit={(values) =>
              save.mutate(
                { ...values, filters: savedOf(filters) },
                {
                  onSuccess: () => {
                    setOpen(false)
                    toast.success(t('save.done'))
                  },
                },
              )
            }
          />
        </Suspense>
      )}
    </div>
  )
}
