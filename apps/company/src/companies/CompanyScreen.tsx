import type { OwnCompany } from '@trilha/contracts/companies/own'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { paths } from '../paths.ts'
import { ScreenHead } from '../ui/screen/ScreenHead.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Section, Sections } from '../ui/Section.tsx'
import { companyQuery } from './companies.data.ts'
import { CompanyForm } from './CompanyForm.tsx'
import { LogoField } from './LogoField.tsx'
import { LogoRow } from './LogoRow.tsx'
import { QuotaPart } from './quota/QuotaPart.tsx'
import { Verification } from './Verification.tsx'
import styles from './CompanyScreen.module.css'

/** Company settings: verification, public data, logo. */
export default function CompanyScreen() {
  const { t } = useTranslation('ownCompany')
  const query = useQuery({
    ...companyQuery,
    // The proof and the verification happen elsewhere, so poll until the company is verified.
    refetchInterval: ({ state }) =>
      state.data?.verification.state === 'verified' ? false : 20_000,
  })
  return (
    <>
      <title>{t('company.documentTitle')}</title>
      <ScreenHead title={t('company.title')}>{t('company.lead')}</ScreenHead>
      <Loaded query={query}>
        {(company) => (
          <Sections>
            <Verification company={company} />
            {company.can.edit ? (
              <>
                <Section title={t('logo.title')}>
                  <LogoField company={company} />
                </Section>
                <Section title={t('company.profile')}>
                  <CompanyForm company={company} />
                </Section>
                <QuotaPart />
                <ValuesLink />
                <p>
                  <Link className="link" to={paths.apiKeys()}>
                    {t('company.integrations')}
                  </Link>
                </p>
              </>
            ) : (
              <>
                <ReadOnlyCompany company={company} />
                <ValuesLink />
              </>
            )}
          </Sections>
        )}
      </Loaded>
    </>
  )
}

/** Link to the values portraits, which every team member fills in. */
function ValuesLink() {
  const { t } = useTranslation('ownCompany')
  return (
    <p>
      <Link className="link" to={paths.values()}>
        {t('company.values')}
      </Link>
    </p>
  )
}

/** Read-only view for members without edit rights. */
function ReadOnlyCompany({ company }: { company: OwnCompany }) {
  const { t } = useTranslation('ownCompany')
  return (
    <Section>
      <LogoRow company={company}>
        <div>
          <Heading>{company.name}</Heading>
          <p className="sm ink2">{company.sector}</p>
        </div>
      </LogoRow>
      {company.about && <p>{company.about}</p>}
      {company.pageText && <p className={styles.page}>{company.pageText}</p>}
      <p className="sm ink2">{t('company.onlyOwners')}</p>
    </Section>
  )
}
