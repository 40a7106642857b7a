import { Button } from '../ui/actions/Button.tsx'
import { IconRefresh } from '../ui/icons/icons.tsx'
import { ScenePage } from '../ui/layout/ScenePage.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import { useTranslation } from 'react-i18next'
import { CallError } from '../data/call.ts'
import { isFetchFailure } from '../data/importWithRetry.ts'
import { LazyErrorScene } from './LazyErrorScene.tsx'
import styles from './LostPage.module.css'
import { useReloadWhenReachable } from './useReloadWhenReachable.ts'

/** Fallback when the locale files could not be fetched. The same texts as in pt-BR/common.json. */
const words = {
  title: 'Sem conexão',
  lead: 'Esta página não chegou até aqui. Ela abre sozinha quando a internet voltar, do jeito que você pediu.',
  again: 'Tentar de novo',
  loading: 'Carregando',
} as const

/** True if a page could not be fetched because the network is down. */
export function isNetworkFailure(error: unknown): boolean {
  if (error instanceof CallError) return error.id === 'network' && error.status === 0
  return isFetchFailure(error)
}

/** Shown instead of a page that could not be fetched; the address in the browser stays. */
export function LostPage({ home }: { home: { href: string; name: string } }) {
  const { t } = useTranslation('common', { useSuspense: false })
  const isUnreachable = useReloadWhenReachable()
  const title = t('lost.title', { defaultValue: words.title })
  if (!isUnreachable)
    return (
      <main className={styles.waiting}>
        <title>{t('brand', { defaultValue: 'Trilha' })}</title>
        <Spinner large label={t('actions.loading', { defaultValue: words.loading })} />
      </main>
    )
  return (
    <>
      <title>{title}</title>
      <ScenePage
        logoLink={<a href={home.href} aria-label={home.name} />}
        title={title}
        lead={t('lost.lead', { defaultValue: words.lead })}
        actions={
          <Button size="lg" icon={<IconRefresh />} onClick={() => window.location.reload()}>
            {t('actions.tryAgain', { defaultValue: words.again })}
          </Button>
        }
        scene={<LazyErrorScene />}
      />
    </>
  )
}
