import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { IconMessages } from '@trilha/web/ui/icons/fewIcons.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import styles from './ConversationLink.module.css'

/** The way from a trail to its conversation. */
export function ConversationLink({ application: { vacancy } }: { application: ApplicationView }) {
  const { t } = useTranslation('applications')
  return (
    <Card as="section" className={styles.card} aria-labelledby="conversa">
      <div>
        <h2 id="conversa">{t('talk.title', { company: vacancy.company.name })}</h2>
        <p className="sm ink2">{t('talk.about')}</p>
      </div>
      <Button
        variant="outline"
        icon={<IconMessages />}
        render={<Link to={paths.conversation(vacancy.id)} prefetch="intent" />}
      >
        {t('talk.open')}
      </Button>
    </Card>
  )
}
