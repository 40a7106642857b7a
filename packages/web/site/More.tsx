import { Button } from '../ui/Button.tsx'
import { useTranslation } from 'react-i18next'

type MoreProps = {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
  /** Other words than "show more". */
  label?: string
}

/** The next rows of a list that is read from the newest on. */
export function More({ query, label }: MoreProps) {
  const { t } = useTranslation('site')
  if (!query.hasNextPage) return null
  return (
    <Button
      variant="outline"
      block
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {label ?? t('pages.more')}
    </Button>
  )
}
