import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import styles from './AskFirstSteps.module.css'

/** Leads to the first steps, for a person who has not said which work they want. */
export function AskFirstSteps() {
  const { t } = useTranslation('shell')
  return (
    <Card as="section" aria-labelledby="trabalho" className={styles.ask}>
      <div>
        <h2 id="trabalho">{t('home.work.title')}</h2>
        <p className="sm ink2">{t('home.work.text')}</p>
      </div>
      <Button render={<Link to={paths.firstSteps()} prefetch="intent" />}>
        {t('home.work.tell')}
      </Button>
    </Card>
  )
}
