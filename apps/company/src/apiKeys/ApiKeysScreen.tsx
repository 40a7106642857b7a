import { Card } from '@trilha/web/ui/display/Card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { IntegrationsFrame } from '../shell/IntegrationsFrame.tsx'
import { ApiKeyForm } from './ApiKeyForm.tsx'
import { ApiKeyList } from './ApiKeyList.tsx'
import { apiKeysQuery } from './apiKeys.data.ts'
import styles from '../companies/companies.module.css'

/** API keys of the company for reading its vacancies and applications. */
export default function ApiKeysScreen() {
  const { t } = useTranslation('integrations')
  const query = useQuery(apiKeysQuery)
  return (
    <IntegrationsFrame part="keys">
      <Loaded query={query}>
        {({ rows }) => (
          <>
            <Card as="section" className={styles.part}>
              <h2 className={styles.partTitle}>{t('keys.new')}</h2>
              <p className={styles.lead}>{t('keys.about')}</p>
              <ApiKeyForm />
            </Card>
            <Card as="section" className={styles.part}>
              <h2 className={styles.partTitle}>{t('keys.inForce')}</h2>
              {rows.length === 0 ? (
                <p className={styles.lead}>{t('keys.none')}</p>
              ) : (
                <ApiKeyList keys={rows} />
              )}
            </Card>
          </>
        )}
      </Loaded>
    </IntegrationsFrame>
  )
}
