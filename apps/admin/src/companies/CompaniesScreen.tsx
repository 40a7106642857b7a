import { verificationStates, type VerificationState } from '@trilha/contracts/companies.own'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Card, CardLink } from '@trilha/web/ui/Card.tsx'
import { Field } from '@trilha/web/ui/Field.tsx'
import { Select } from '@trilha/web/ui/Select.tsx'
import { EmptyState } from '@trilha/web/ui/States.tsx'
import { Tag } from '@trilha/web/ui/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Pages } from '@trilha/web/site/Pages.tsx'
import { Screen } from '../shell/Screen.tsx'
import { SearchForm } from '../shell/SearchForm.tsx'
import { usePage } from '@trilha/web/site/usePage.ts'
import styles from '../shell/screen.module.css'
import { companiesQuery } from './companies.data.ts'

/** Companies by the state of their check; first those that wait for the team. */
export default function CompaniesScreen() {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const page = usePage()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('state') ?? 'waiting'
  const state = verificationStates.find((known) => known === asked)
  const text = search.get('text') ?? ''
  const query = useQuery(
    companiesQuery({ page, limit: 20, ...(state && { state }), ...(text && { text }) }),
  )
  return (
    <Screen title={t('companies.title')} lead={t('companies.lead')}>
      <SearchForm label={t('companies.search')}>
        <Field label={t('companies.state')}>
          <Select
            value={state ?? 'all'}
            onChange={(event) => {
              const next = new URLSearchParams(search)
              next.set('state', event.target.value)
              next.delete('page')
              setSearch(next)
            }}
          >
            {verificationStates.map((known) => (
              <option key={known} value={known}>
                {t(`companies.states.${known}`)}
              </option>
            ))}
            <option value="all">{t('companies.all')}</option>
          </Select>
        </Field>
      </SearchForm>
      <Loaded query={query}>
        {({ rows, count, totalPages, limit }) =>
          count === 0 ? (
            <EmptyState title={t('companies.empty')} headingLevel="h2" />
          ) : (
            <>
              <ul className={styles.list}>
                {rows.map((company) => (
                  <li key={company.id}>
                    <Card as="article" interactive className={styles.row}>
                      <div>
                        <h2 className={styles.heading}>
                          <CardLink link={<Link to={paths.company(company.id)} />}>
                            {company.name}
                          </CardLink>
                        </h2>
                        <p className={styles.meta}>
                          {[company.cnpj, company.domain].filter(Boolean).join(' · ')}
                        </p>
                      </div>
                      <div className={styles.actions}>
                        <StateTag state={company.state} />
                        <span className={styles.meta}>
                          {format.dateTime(company.readyAt ?? company.createdAt)}
                        </span>
                      </div>
                    </Card>
                  </li>
                ))}
              </ul>
              <Pages page={page} pages={totalPages} count={count} limit={limit} />
            </>
          )
        }
      </Loaded>
    </Screen>
  )
}

const tones = { unproved: 'neutral', waiting: 'info', returned: 'warn', verified: 'ok' } as const

/** Where the check of a company stands. */
export function StateTag({ state }: { state: VerificationState }) {
  const { t } = useTranslation('admin')
  return <Tag tone={tones[state]}>{t(`companies.states.${state}`)}</Tag>
}
