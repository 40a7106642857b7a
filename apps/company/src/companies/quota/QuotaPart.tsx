import { quotaArticle } from '@trilha/contracts/companies/quota'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { useTranslation } from 'react-i18next'
import styles from '../companies.module.css'
import { quotaQuery } from './quota.data.ts'
import { QuotaForm } from './QuotaForm.tsx'

/** Settings section with the numbers for the quota of people with disabilities. */
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

/** Verbatim text of the article. */
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
