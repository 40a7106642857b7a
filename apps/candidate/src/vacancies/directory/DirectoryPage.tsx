import type { DirectoryFacts } from '@trilha/contracts/vacancies/directory'
import type { VacancyCard } from '@trilha/contracts/vacancies/vacancies'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Chip, Chips } from '@trilha/web/ui/actions/Chip.tsx'
import { IconArrowRight } from '@trilha/web/ui/icons/icons.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import styles from './DirectoryPage.module.css'
import { VacancyCardItem } from '../VacancyCardItem.tsx'
import { withChanges, searchOf, type VacancyFilters } from '../search/search.ts'

type DirectoryPageProps = {
  title: string
  facts: DirectoryFacts
  newest: readonly VacancyCard[]
  /** The search that lists all of these vacancies. */
  search: VacancyFilters
  /** Lists of links next to the vacancies. */
  children: ReactNode
}

/** Page of a city or a role: facts, newest vacancies and further links. */
export function DirectoryPage({ title, facts, newest, search, children }: DirectoryPageProps) {
  const { t } = useTranslation('directory')
  const { t: common } = useTranslation('common')
  const format = useFormat()
  const searchAddress = paths.vacancies(searchOf(search))
  const number = format.number(facts.count)
  return (
    <>
      <section className={`on-deep ${styles.head}`}>
        <div className="wrap">
          <nav aria-label={t('path')} className={styles.path}>
            <Link to={paths.vacancies()}>{t('all')}</Link>
          </nav>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>
            {t('open', { count: facts.count, number })}{' '}
            {facts.commonPay
              ? t('pay', {
                  count: facts.withPay,
                  number: format.number(facts.withPay),
                  band: common(`payment.${facts.commonPay}`),
                })
              : t('noPay')}
          </p>
          <NarrowerSearches facts={facts} search={search} />
        </div>
      </section>
      <div className={`wrap ${styles.columns}`}>
        <section aria-labelledby="novas">
          <h2 id="novas" className={styles.heading}>
            {t('newest')}
          </h2>
          <ul className={styles.list}>
            {newest.map((vacancy) => (
              <li key={vacancy.id}>
                <VacancyCardItem
                  vacancy={vacancy}
                  headingLevel="h3"
                  link={<Link to={paths.vacancy(vacancy)} prefetch="intent" />}
                />
              </li>
            ))}
          </ul>
          <Button
            className={styles.more}
            variant="outline"
            size="lg"
            render={<Link to={searchAddress} prefetch="intent" />}
          >
            {t('seeAll', { count: facts.count, number })} <IconArrowRight />
          </Button>
        </section>
        <div className={styles.side}>{children}</div>
      </div>
    </>
  )
}

/** Links to narrower searches, each with its count. */
function NarrowerSearches({ facts, search }: Pick<DirectoryPageProps, 'facts' | 'search'>) {
  const { t } = useTranslation('directory')
  const format = useFormat()
  const narrowerSearches = [
    ['firstJob', facts.firstJob, { jobProfile: ['first-job'] }],
    ['remote', facts.remote, { workplace: ['remote'] }],
    ['deficiency', facts.deficiency, { vacanciesDeficiencies: 'welcome' }],
  ] as const satisfies readonly (readonly [string, number, unknown])[]
  const shown = narrowerSearches.filter(([, count]) => count > 0 && count < facts.count)
  if (shown.length === 0) return null
  return (
    <Chips className={styles.narrower}>
      {shown.map(([name, count, change]) => (
        <Chip
          key={name}
          render={
            <Link
              to={paths.vacancies(
                searchOf(withChanges(search, change as unknown as Partial<VacancyFilters>)),
              )}
            />
          }
        >
          {t(`narrower.${name}`, { count, number: format.number(count) })}
        </Chip>
      ))}
    </Chips>
  )
}
