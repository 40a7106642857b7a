import { formatCnpj } from '@trilha/contracts/shared/documents'
import { PagedList } from '@trilha/web/site/List.tsx'
import type { AdminCompanyRow } from '@trilha/contracts/companies/admin'
import { verificationStates, type VerificationState } from '@trilha/contracts/companies/own'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { CardLink } from '@trilha/web/ui/display/Card.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { Screen } from '../shell/Screen.tsx'
import { SearchForm, SearchSelect } from '../shell/SearchForm.tsx'
import { usePage } from '@trilha/web/site/usePage.ts'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Heading } from '../ui/Heading.tsx'
import { RowCard } from '../ui/Row.tsx'
import { companiesQuery } from './companies.data.ts'

/** Companies by verification state; by default, those that the team must check. */
export default function CompaniesScreen() {
  const { t } = useTranslation('admin')
  const page = usePage()
  const [search] = useSearchParams()
  const stateFilter = search.get('state') ?? 'waiting'
  const state = verificationStates.find((known) => known === stateFilter)
  const disputed = stateFilter === 'disputed'
  const text = search.get('text') ?? ''
  const query = useQuery(
    companiesQuery({
      page,
      limit: 20,
      ...(state && { state }),
      ...(disputed && { disputed }),
      ...(text && { text }),
    }),
  )
  return (
    <Screen title={t('companies.title')} lead={t('companies.lead')}>
      <SearchForm label={t('companies.search')}>
        <SearchSelect
          label={t('companies.state')}
          name="state"
          value={disputed ? stateFilter : (state ?? 'all')}
        >
          {verificationStates.map((known) => (
            <option key={known} value={known}>
              {t(`companies.states.${known}`)}
            </option>
          ))}
          <option value="all">{t('companies.all')}</option>
          <option value="disputed">{t('companies.disputed')}</option>
        </SearchSelect>
      </SearchForm>
      <PagedList query={query} empty={t('companies.empty')} keyOf={({ id }) => id}>
        {(company) => <CompanyRow company={company} />}
      </PagedList>
    </Screen>
  )
}

function CompanyRow({ company }: { company: AdminCompanyRow }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  return (
    <RowCard>
      <div>
        <Heading>
          <CardLink link={<Link to={paths.company(company.id)} />}>{company.name}</CardLink>
        </Heading>
        <p className="sm ink2">
          {[company.cnpj && formatCnpj(company.cnpj), company.domain].filter(Boolean).join(' · ')}
        </p>
      </div>
      <ButtonRow>
        {company.disputed && <Tag tone="warn">{t('companies.disputedTag')}</Tag>}
        <StateTag state={company.state} />
        <span className="sm ink2">{format.dateTime(company.readyAt ?? company.createdAt)}</span>
      </ButtonRow>
    </RowCard>
  )
}

const tones = { unproved: 'neutral', waiting: 'info', returned: 'warn', verified: 'ok' } as const

/** Verification state of a company. */
export function StateTag({ state }: { state: VerificationState }) {
  const { t } = useTranslation('admin')
  return <Tag tone={tones[state]}>{t(`companies.states.${state}`)}</Tag>
}
