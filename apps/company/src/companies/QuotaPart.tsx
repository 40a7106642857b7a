import { quotaArticle } from '@trilha/contracts/companies.quota'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Card } from '@trilha/web/ui/Card.tsx'
import { Disclosure } from '@trilha/web/ui/Disclosure.tsx'
import { useTranslation } from 'react-i18next'
import styles from './companies.module.css'
import { quotaQuery } from './quota.data.ts'
import { QuotaForm } from './QuotaForm.tsx'

/** In the settings: what the quota of people with disabilities is counted from. */
export function QuotaPart() {
  const { t } = useTranslation('ownCompany')
  const query = useQuery(quotaQuery)
  return (
    <Card as="section" className={styles.part} id="cota">
      <h2 className={styles.partTitle}>{t('quota.title')}</h2>
      <p className={styles.meta}>{t('quota.lead')}</p>
      <Loaded query={query}>{(quota) => <QuotaForm quota={quota} />}</Loaded>
      <QuotaLaw />
    </Card>
  )
}

/** The article in its own words, for whoever wants to read it. */
export function QuotaLaw() {
  const { t } = useTranslation('ownCompany')
  return (
    <Disclosure title={t('quota.law')}>
      <blockquote className={styles.meta} lang="pt-BR">
        {quotaArticle}
      </blockquote>
    </Disclosure>
  )
}
