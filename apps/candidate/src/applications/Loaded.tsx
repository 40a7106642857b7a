import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { ErrorState } from '@trilha/web/ui/feedback/States.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../auth/useErrorText.ts'

type LoadedProps<Data> = {
  query: {
    data: Data | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => unknown
  }
  /** A placeholder with the layout of the content. */
  skeleton: ReactNode
  /** Content for an error; null shows the default with a retry button. */
  refused?: (error: Error) => ReactNode
  children: (data: Data) => ReactNode
}

/** Shows a query's data; a skeleton while it loads, or the error and a retry button. */
export function Loaded<Data>({ query, skeleton, refused, children }: LoadedProps<Data>) {
  const { t } = useTranslation('applications')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return skeleton
  const custom = refused?.(query.error)
  if (custom) return custom
  return (
    <ErrorState
      headingLevel="h2"
      title={t('failed')}
      action={
        <Button onClick={() => void query.refetch()} loading={query.isFetching}>
          {common('actions.tryAgain')}
        </Button>
      }
    >
      {errorText(query.error)}
    </ErrorState>
  )
}
