import { Pagination } from '../ui/navigation/Pagination.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'

type PagesProps = { page: number; pages: number; count: number; limit: number }

/** Pagination of a list whose page number is in the address. */
export function Pages({ page, pages, count, limit }: PagesProps) {
  const { t } = useTranslation('common')
  const [search] = useSearchParams()
  const hrefFor = (to: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(to))
    return `?${next}`
  }
  return (
    <Pagination
      page={page}
      pages={pages}
      hrefFor={hrefFor}
      renderLink={(href) => <Link to={href} />}
      words={{
        label: t('pages.label'),
        page: (number) => t('pages.page', { number }),
        previous: t('pages.previous'),
        next: t('pages.next'),
      }}
      summary={t('pages.summary', {
        from: (page - 1) * limit + 1,
        to: Math.min(page * limit, count),
        count,
      })}
    />
  )
}
