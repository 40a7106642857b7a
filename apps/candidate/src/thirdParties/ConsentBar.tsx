import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { cx } from '@trilha/web/ui/cx.ts'
import { useTranslation } from 'react-i18next'
import { allOf, choose, openChoices } from './consent.ts'
import styles from './ConsentBar.module.css'

/** A consent bar in a corner: does not block the page; refusing is as easy as accepting. */
export function ConsentBar({ aboveTabs }: { aboveTabs: boolean }) {
  const { t, ready } = useTranslation('consent', { useSuspense: false })
  if (!ready) return null
  return (
    <section className={cx(styles.bar, aboveTabs && styles.aboveTabs)} aria-label={t('title')}>
      <p>{t('question')}</p>
      <div className={styles.answers}>
        <Button size="sm" variant="outline" onClick={() => choose(allOf(false))}>
          {t('no')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => choose(allOf(true))}>
          {t('yes')}
        </Button>
        <Button size="sm" variant="plain" onClick={() => openChoices()}>
          {t('each')}
        </Button>
      </div>
    </section>
  )
}
