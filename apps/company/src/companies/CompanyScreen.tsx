import type { OwnCompany } from '@trilha/contracts/companies/own'
import { CompanyLogo } from '@trilha/web/ui/media/CompanyLogo.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { paths } from '../paths.ts'
import pipeline from '../pipeline/pipeline.module.css'
import { companyQuery } from './companies.data.ts'
import { CompanyForm } from './CompanyForm.tsx'
import { LogoField } from './LogoField.tsx'
import { QuotaPart } from './quota/QuotaPart.tsx'
import { Verification } from './Verification.tsx'
import styles from './companies.module.css'

/** Company settings: verification, public data, logo. */
export default function CompanyScreen() {
  const { t } = useTranslation('ownCompany')
  const query = useQuery({
    ...companyQuery,
    // The domain is proved and verified elsewhere, so poll until the state changes.
    refetchInterval: ({ state }) =>
      state.data?.verification.state === 'verified' ? false : 20_000,
  })
  return (
    <>
      <title>{t('company.documentTitle')}</title>
      <h1 className={pipeline.title}>{t('company.title')}</h1>
      <p className={pipeline.lead}>{t('company.lead')}</p>
      <Loaded query={query}>
        {(company) => (
          <div className={styles.screen}>
            <Verification company={company} />
            {company.can.edit ? (
              <>
                <Card as="section" className={styles.part}>
                  <h2 className={styles.partTitle}>{t('logo.title')}</h2>
                  <LogoField company={company} />
                </Card>
                <Card as="section" className={styles.part}>
                  <h2 className={styles.partTitle}>{t('company.profile')}</h2>
                  <CompanyForm company={company} />
                </Card>
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
          </div>
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
    <Card as="section" className={styles.part}>
      <div className={styles.logo}>
        <CompanyLogo
          name={company.name}
          mark={company.mark}
          tone={company.tone}
          logoUrl={company.logoUrl}
        />
        <div>
          <h2 className={styles.partTitle}>{company.name}</h2>
          <p className={styles.meta}>{company.sector}</p>
        </div>
      </div>
      {company.about && <p>{company.about}</p>}
      {company.page && <p className={pipeline.preserved}>{company.page}</p>}
      <p className={styles.meta}>{t('company.onlyOwners')}</p>
    </Card>
  )
}
