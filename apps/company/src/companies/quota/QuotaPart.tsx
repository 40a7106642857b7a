import { quotaArticle } from '@trilha/contracts/companies/quota'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { useTranslation } from 'react-i18next'
import { Section } from '../../ui/Section.tsx'
import { quotaQuery } from './quota.data.ts'
import { QuotaForm } from './QuotaForm.tsx'

/** Settings section with the numbers for the quota of people with disabilities. */
export function QuotaPart() {
  const { t } = useTranslation('ownCompany')
  const query = useQuery(quotaQuery)
  return (
    <Section id="cota" title={t('quota.title')}>
      <p className="sm ink2">{t('quota.lead')}</p>
      <Loaded query={query}>{(quota) => <QuotaForm quota={quota} />}</Loaded>
      <QuotaLaw />
    </Section>
  )
}

/** Verbatim text of the article of law about the quota. */
export function QuotaLaw() {
  const { t } = useTranslation('ownCompany')
  return (
    <Disclosure title={t('quota.law')}>
      <blockquote className="sm ink2" lang="pt-BR">
        {quotaArticle}
      </blockquote>
    </Disclosure>
  )
}
