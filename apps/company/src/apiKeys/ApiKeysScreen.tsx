import type { Handle } from '@trilha/web/router/handle.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { IntegrationsFrame } from '../shell/IntegrationsFrame.tsx'
import { ApiKeyForm } from './ApiKeyForm.tsx'
import { ApiKeyList } from './ApiKeyList.tsx'
import { apiKeysQuery } from './apiKeys.data.ts'
import { Section } from '../ui/Section.tsx'

export const handle = { namespaces: ['integrations'] } satisfies Handle

/** API keys of the company for reading its vacancies and applications. */
export default function ApiKeysScreen() {
  const { t } = useTranslation('integrations')
  const query = useQuery(apiKeysQuery)
  return (
    <IntegrationsFrame part="keys">
      <Loaded query={query}>
        {({ rows }) => (
          <>
            <Section title={t('keys.new')}>
              <p className="ink2">{t('keys.about')}</p>
              <ApiKeyForm />
            </Section>
            <Section title={t('keys.inForce')}>
              {rows.length === 0 ? (
                <p className="ink2">{t('keys.none')}</p>
              ) : (
                <ApiKeyList keys={rows} />
              )}
            </Section>
          </>
        )}
      </Loaded>
    </IntegrationsFrame>
  )
}
