import { formatCnpj } from '@trilha/contracts/shared/documents'
import type { AdminCompany } from '@trilha/contracts/companies/admin'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { paths } from '../paths.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { ReasonDialog, type ReasonedAction } from '../shell/ReasonDialog.tsx'
import { Screen } from '../shell/Screen.tsx'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Fact, Facts } from '../ui/Facts.tsx'
import { CardStack } from '../ui/Stack.tsx'
import { StateTag } from './CompaniesScreen.tsx'
import { companyQuery, useCompanyDecisions } from './companies.data.ts'

/** One company with the data needed to verify it. */
export default function CompanyScreen() {
  const { t } = useTranslation('admin')
  const { companyId = '' } = useParams()
  const query = useQuery(companyQuery(companyId))
  return (
    <Screen title={query.data?.name ?? t('company.title')}>
      <Loaded query={query}>{(company) => <CompanyDetails company={company} />}</Loaded>
    </Screen>
  )
}

function CompanyDetails({ company }: { company: AdminCompany }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { verify, giveBack } = useCompanyDecisions(company)
  const [action, setAction] = useState<ReasonedAction | null>(null)
  const none = t('company.none')
  const { open, inReview, all } = company.vacancies
  const facts: [string, string][] = [
    [t('company.legalName'), company.legalName ?? none],
    ['CNPJ', company.cnpj ? formatCnpj(company.cnpj) : none],
    [t('company.sector'), company.sector || none],
    [t('company.domain'), company.domain ?? none],
    [
      t('company.proof'),
      company.proof && company.provedAt
        ? t(`company.proofs.${company.proof}`, { at: format.dateTime(company.provedAt) })
        : t('company.notProved'),
    ],
    [t('company.site'), company.site ?? none],
    [t('company.about'), company.about || none],
    [
      t('company.owners'),
      company.owners.map((o) => `${o.name} (${o.jobTitle}), ${o.email}`).join('\n') || none,
    ],
    [t('company.people'), String(company.people)],
    [t('company.vacancies'), t('company.vacancyCounts', { open, inReview, all })],
    ...(company.returnedReason
      ? [[t('company.asked'), company.returnedReason] as [string, string]]
      : []),
  ]
  return (
    <CardStack as="section">
      <ButtonRow>
        <StateTag state={company.state} />
        <span className="sm ink2">
          {t('company.since', { at: format.dateTime(company.createdAt) })}
        </span>
      </ButtonRow>
      {company.claims.length > 0 && (
        <Alert tone="warn" title={t('company.claims')}>
          <p>{t('company.claimsText')}</p>
          <ul>
            {company.claims.map((claim) => (
              <li key={claim.id}>
                <Link className="link" to={paths.company(claim.id)}>
                  {claim.name}
                </Link>{' '}
                <StateTag state={claim.state} /> {format.dateTime(claim.createdAt)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Facts>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </Facts>
      <ButtonRow>
        {company.state !== 'verified' && (
          <Button
            onClick={() =>
              setAction({
                label: t('company.verify'),
                hint: t('company.verifyHint'),
                successMessage: t('company.verified'),
                run: verify,
              })
            }
          >
            {t('company.verify')}
          </Button>
        )}
        {company.state !== 'returned' && (
          <Button
            variant="outline"
            onClick={() =>
              setAction({
                label: t('company.return'),
                hint: t('company.returnHint'),
                successMessage: t('company.returned'),
                run: giveBack,
              })
            }
          >
            {t('company.return')}
          </Button>
        )}
      </ButtonRow>
      <ReasonDialog action={action} onClose={() => setAction(null)} />
    </CardStack>
  )
}
