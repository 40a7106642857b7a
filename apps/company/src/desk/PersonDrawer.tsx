import type { DeskApplicationView } from '@trilha/contracts/desk'
import { Button } from '@trilha/web/ui/Button.tsx'
import { IconExternalLink } from '@trilha/web/ui/icons.more.tsx'
import { Sheet } from '@trilha/web/ui/Sheet.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Decision } from './Decision.tsx'
import { applicationQuery } from './desk.data.ts'
import styles from './desk.module.css'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { PersonHead } from './PersonHead.tsx'
import { PersonParts } from './PersonParts.tsx'

/** A person's sheet over the board, which stays where it is. */
export function PersonDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['sheet', 'common'])
  const query = useQuery(applicationQuery(id))
  return (
    <Sheet
      open
      tall
      onOpenChange={(open) => open || onClose()}
      title={t('drawer.title')}
      closeLabel={t('drawer.close')}
    >
      <Loaded query={query}>{(application) => <Person application={application} />}</Loaded>
    </Sheet>
  )
}

function Person({ application }: { application: DeskApplicationView }) {
  const { t } = useTranslation('sheet')
  return (
    <div className={styles.drawer}>
      <PersonHead application={application} />
      <PersonParts application={application} />
      <Decision application={application} />
      <Button
        variant="ghost"
        size="sm"
        icon={<IconExternalLink />}
        render={<Link to={paths.application(application.id)} />}
      >
        {t('drawer.page')}
      </Button>
    </div>
  )
}
