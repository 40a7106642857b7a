import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Skeleton, SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { ErrorState } from '@trilha/web/ui/feedback/States.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../auth/useErrorText.ts'

type LoadedProps<T> = { query: UseQueryResult<T>; children: (data: T) => ReactNode }

/** Shows a query's data; a placeholder while it loads, and a retry button when it failed. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const { t } = useTranslation('account')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <ErrorState
        title={t('failed')}
        action={
          <Button variant="outline" onClick={() => void query.refetch()}>
            {common('actions.tryAgain')}
          </Button>
        }
      >
        {errorText(query.error)}
      </ErrorState>
    )
  return (
    <SkeletonGroup label={common('actions.loading')} className="stack">
      <Skeleton width={40} />
      <Skeleton width={70} />
      <Skeleton width={60} />
    </SkeletonGroup>
  )
}
