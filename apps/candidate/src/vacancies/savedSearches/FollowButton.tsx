import { useQuery } from '@tanstack/react-query'
import type { CompanyBrief } from '@trilha/contracts/companies/brief'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { IconCheck, IconPlus } from '@trilha/web/ui/icons/icons.tsx'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../auth/useErrorText.ts'
import { savedSearchesQuery, useFollow, useRemoveSaved } from './savedSearches.data.ts'

/** Follows a company, or stops; only verified ones can be followed. */
export function FollowButton({ company }: { company: CompanyBrief }) {
  const { t } = useTranslation('collection')
  const errorText = useErrorText()
  const { data } = useQuery(savedSearchesQuery)
  const followed = data?.rows.find((search) => search.company?.id === company.id)
  const follow = useFollow(company.id)
  const remove = useRemoveSaved(followed?.id ?? '')
  if (!company.verified || !data) return null
  const onError = (error: Error) => toast.error(errorText(error))
  return (
    <Button
      variant={followed ? 'soft' : 'outline'}
      size="sm"
      block
      icon={followed ? <IconCheck /> : <IconPlus />}
      aria-pressed={followed !== undefined}
      loading={follow.isPending || remove.isPending}
      onClick={() =>
        followed
          ? remove.mutate(undefined, { onError })
          : follow.mutate(undefined, {
              onSuccess: () => toast.success(t('followed.done', { name: company.name })),
            })
      }
    >
      {t(followed ? 'followed.following' : 'followed.follow')}
    </Button>
  )
}
