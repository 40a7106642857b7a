import { listAnswering } from '@trilha/contracts/companies/companies'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Pagination } from '@trilha/web/ui/navigation/Pagination.tsx'
import { EmptyScene } from '../ui/scenes/EmptyScene.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { useTranslation } from 'react-i18next'
import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { paths } from '../paths.ts'
import { PageHead } from '../public/PageHead.tsx'
import { PublicPage } from '../public/PublicPage.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { serverContext } from '../server.context.ts'
import styles from './AnsweringScreen.module.css'
import { AnsweringCard } from './AnsweringCard.tsx'

export const handle = { namespaces: ['public', 'companies'] } satisfies Handle

const perPage = 20

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call, origin } = context.get(serverContext)
  const requested = Number(new URL(request.url).searchParams.get('page') ?? 1)
  const page = Number.isInteger(requested) && requested >= 1 && requested <= 100_000 ? requested : 1
  const found = await call(listAnswering, { query: { page, limit: perPage } })
  if (found.rows.length === 0 && page > 1) throw redirect(paths.answering())
  return { ...found, canonical: origin + paths.answering(page) }
}

/** Ranking of companies by answers, best first, and how it is calculated. */
export default function AnsweringScreen() {
  const { t } = useTranslation('companies')
  const { t: common } = useTranslation('common')
  const format = useFormat()
  const { rows, count, page, totalPages, canonical } = useLoaderData<typeof loader>()
  const [first] = rows
  return (
    <PublicPage>
      <PageHead
        title={t('title')}
        description={t('description')}
        canonical={canonical}
        noindex={count === 0}
      />
      <section className={`on-deep ${styles.head}`}>
        <div className="wrap">
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
      </section>
      <div className={`wrap ${styles.page}`}>
        {rows.length === 0 ? (
          <EmptyState
            headingLevel="h2"
            art={<EmptyScene />}
            title={t('emptyTitle')}
            action={
              <Button variant="outline" render={<Link to={paths.vacancies()} />}>
                {t('toVacancies')}
              </Button>
            }
          >
            {t('emptyText')}
          </EmptyState>
        ) : (
          <>
            <p className={styles.count}>
              {t('count', { count, number: format.number(count) })}
              {first &&
                ` ${t('countedAt', { day: format.day(dayInBrasilia(new Date(first.countedAt))) })}`}
            </p>
            <ul className={styles.list}>
              {rows.map((company) => (
                <AnsweringCard key={company.id} company={company} />
              ))}
            </ul>
            {totalPages > 1 && (
              <Pagination
                page={page}
                pages={totalPages}
                hrefFor={paths.answering}
                renderLink={(href) => <Link to={href} />}
                words={{
                  label: t('pages'),
                  page: (number) => common('pages.page', { number }),
                  previous: common('pages.previous'),
                  next: common('pages.next'),
                }}
              />
            )}
          </>
        )}
        <section aria-labelledby="conta" className={styles.how}>
          <h2 id="conta">{t('how.title')}</h2>
          <ul>
            <li>{t('how.real')}</li>
            <li>{t('how.inTime')}</li>
            <li>{t('how.median')}</li>
            <li>{t('how.fewest')}</li>
          </ul>
        </section>
      </div>
    </PublicPage>
  )
}
