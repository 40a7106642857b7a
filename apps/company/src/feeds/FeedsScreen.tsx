import type { Handle } from '@trilha/web/router/handle.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { companyQuery } from '../companies/companies.data.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { CopyButton } from '../shell/CopyButton.tsx'
import { IntegrationsFrame } from '../shell/IntegrationsFrame.tsx'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { CodeBox } from '../ui/CodeBox.tsx'
import { Section } from '../ui/Section.tsx'

export const handle = { namespaces: ['integrations'] } satisfies Handle

/** Public URLs of the company's feeds; no key needed. */
const addresses = {
  indeed: (slug: string) => `/feeds/indeed.xml?empresa=${slug}`,
  rss: (slug: string) => `/feeds/vagas.rss?empresa=${slug}`,
  json: (slug: string) => `/api/feeds/vacancies?company=${slug}`,
}
const kinds = ['indeed', 'rss', 'json'] as const

/** The company's feed URLs, to copy into job sites and into the company's own pages. */
export default function FeedsScreen() {
  const { t } = useTranslation('integrations')
  const query = useQuery(companyQuery)
  return (
    <IntegrationsFrame part="feeds">
      <p className="ink2">{t('feeds.about')}</p>
      <Loaded query={query}>
        {({ slug }) =>
          kinds.map((kind) => {
            const address = `${window.location.origin}${addresses[kind](slug ?? '')}`
            return (
              <Section key={kind} title={t(`feeds.${kind}.title`)}>
                <p className="ink2">{t(`feeds.${kind}.about`)}</p>
                <CodeBox>{address}</CodeBox>
                <ButtonRow>
                  <CopyButton text={address} label={t(`feeds.${kind}.copy`)} />
                  <a className="link" href={address} target="_blank" rel="noreferrer">
                    {t('feeds.open')}
                  </a>
                </ButtonRow>
              </Section>
            )
          })
        }
      </Loaded>
    </IntegrationsFrame>
  )
}
