import { getCompanyPage } from '@trilha/contracts/companies/companies'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { CompanyLogo, VerifiedBadge } from '@trilha/web/ui/media/CompanyLogo.tsx'
import { IconMessageCheck } from '@trilha/web/ui/icons/icons.tsx'
import { Pagination } from '@trilha/web/ui/navigation/Pagination.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { paths } from '../paths.ts'
import { isNotFound } from '../public/isNotFound.ts'
import { PageHead } from '../public/PageHead.tsx'
import { PublicPage } from '../public/PublicPage.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { serverContext } from '../server.context.ts'
import { VacancyCardItem } from '../vacancies/VacancyCardItem.tsx'
import styles from './CompanyScreen.module.css'
import { CompanyFacts } from './CompanyFacts.tsx'
import { organization } from './companies.organization.ts'

export const handle = { namespaces: ['public', 'vacancies', 'companies'] } satisfies Handle

const perPage = 10

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { call, origin } = context.get(serverContext)
  const slug = params['slug'] ?? ''
  const requested = Number(new URL(request.url).searchParams.get('page') ?? 1)
  const page = Number.isInteger(requested) && requested >= 1 && requested <= 10_000 ? requested : 1
  if (!/^[a-z0-9-]{1,200}$/.test(slug)) throw redirect(paths.notFound())
  const query = { page, limit: perPage }
  const company = await call(getCompanyPage, { params: { slug }, query }).catch(
    (reason: unknown) => {
      throw isNotFound(reason) ? redirect(paths.notFound()) : reason
    },
  )
  if (company.vacancies.rows.length === 0 && page > 1) throw redirect(paths.company(slug))
  return {
    company,
    canonical: origin + paths.company(slug, page),
    organization: organization(company, origin),
  }
}

export function meta({ loaderData }: { loaderData?: { organization: object } }) {
  return loaderData ? [{ 'script:ld+json': loaderData.organization }] : []
}

/** Public page of a verified company: description, record of answers, open vacancies. */
export default function CompanyScreen() {
  const { t } = useTranslation('companies')
  const { t: common } = useTranslation('common')
  const format = useFormat()
  const { company, canonical } = useLoaderData<typeof loader>()
  const { name, slug, vacancies } = company
  const { count, page, totalPages } = vacancies
  const number = format.number(count)
  return (
    <PublicPage>
      <PageHead
        title={t('one.title', { company: name })}
        description={company.about || t('one.description', { company: name, count, number })}
        canonical={canonical}
      />
      <section className={`on-deep ${styles.head}`}>
        <div className={`wrap ${styles.who}`}>
          <CompanyLogo {...company} size={88} className={styles.logo} />
          <div>
            <h1 className={styles.title}>
              {name} <VerifiedBadge label={t('verified')} />
            </h1>
            <p className={styles.sector}>{company.sector}</p>
            {company.badge && (
              <Tag tone="inverse" icon={<IconMessageCheck />}>
                {t('one.badge')}
              </Tag>
            )}
          </div>
        </div>
      </section>
      <div className={`wrap ${styles.columns}`}>
        <CompanyFacts company={company} />
        <div className={styles.main}>
          {company.pageText && (
            <section aria-labelledby="sobre">
              <h2 id="sobre">{t('one.about')}</h2>
              <p className={styles.own}>{company.pageText}</p>
            </section>
          )}
          <section aria-labelledby="vagas">
            <h2 id="vagas">{count === 0 ? t('one.none') : t('open', { count, number })}</h2>
            <ul className={styles.list}>
              {vacancies.rows.map((vacancy) => (
                <li key={vacancy.id}>
                  <VacancyCardItem
                    vacancy={vacancy}
                    headingLevel="h3"
                    link={<Link to={paths.vacancy(vacancy)} prefetch="intent" />}
                  />
                </li>
              ))}
            </ul>
            {totalPages > 1 && (
              <Pagination
                page={page}
                pages={totalPages}
                hrefFor={(to) => paths.company(slug, to)}
                renderLink={(href) => <Link to={href} />}
                words={{
                  label: t('one.pages'),
                  page: (at) => common('pages.page', { number: at }),
                  previous: common('pages.previous'),
                  next: common('pages.next'),
                }}
              />
            )}
          </section>
        </div>
      </div>
    </PublicPage>
  )
}
