import { CallError } from '../data/call.ts'
import { Button } from '../ui/actions/Button.tsx'
import { ErrorState } from '../ui/feedback/States.tsx'
import { LoadingBlocks } from './LoadingBlocks.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The part of a query result that `Loaded` uses. */
export type Query<Data> = {
  data: Data | undefined
  error: Error | null
  isPending: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

type LoadedProps<Data> = { query: Query<Data>; children: (data: Data) => ReactNode }

/** Shows a query's data; a skeleton while it loads, and a retry button when it failed. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useTranslation('common')
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <LoadingBlocks />
  const id = query.error instanceof CallError ? query.error.id : 'unexpected'
  return (
    <ErrorState
      title={t(`errors.${id}`)}
      headingLevel="h2"
      action={
        <Button variant="outline" onClick={() => void query.refetch()} loading={query.isFetching}>
          {t('actions.tryAgain')}
        </Button>
      }
    />
  )
}
