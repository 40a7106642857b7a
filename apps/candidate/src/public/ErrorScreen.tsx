import { CallError } from '@trilha/web/data/call.ts'
import { Button } from '@trilha/web/ui/Button.tsx'
import { IconRefresh } from '@trilha/web/ui/icons.tsx'
import { ScenePage } from '@trilha/web/ui/ScenePage.tsx'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, Link } from 'react-router'
import { paths } from '../paths.ts'
import { ErrorReport } from './ErrorReport.tsx'

// Every page could end here, and nearly none does: the drawings come when they are needed, or not at all.
const NotFoundPage = lazy(async () => ({
  default: (await import('./NotFoundPage.tsx')).NotFoundPage,
}))
const ErrorScene = lazy<() => ReactNode>(() =>
  import('@trilha/web/ui/scenes/ErrorScene.tsx').then(
    (scene) => ({ default: scene.ErrorScene }),
    () => ({ default: () => null }),
  ),
)

/** What is said when not even the texts could be fetched. The same words as in pt-BR/public.json. */
const words = {
  title: 'Erro inesperado',
  lead: 'A culpa não foi sua, e o que você já tinha salvo continua salvo. Se acontecer de novo, copie a mensagem abaixo e mande para o suporte.',
  back: 'Voltar ao início',
  again: 'Tentar de novo',
  home: 'Trilha, página inicial',
} as const

/**
 * The global error screen (specification, section 2). It stands for a page that broke, so it relies
 * on nothing: plain links that start from the beginning, and words of its own.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation('public', { useSuspense: false })
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    )
  return (
    <>
      <title>{t('error.title', { defaultValue: words.title })}</title>
      <meta name="robots" content="noindex" />
      <ScenePage
        logoLink={
          <Link
            reloadDocument
            to={paths.landing()}
            aria-label={t('nav.home', { defaultValue: words.home })}
          />
        }
        title={t('error.title', { defaultValue: words.title })}
        lead={t('error.lead', { defaultValue: words.lead })}
        actions={
          <>
            <Button size="lg" render={<Link reloadDocument to={paths.landing()} />}>
              {t('error.back', { defaultValue: words.back })}
            </Button>
            <Button
              size="lg"
              variant="outline"
              icon={<IconRefresh />}
              onClick={() => window.location.reload()}
            >
              {t('error.again', { defaultValue: words.again })}
            </Button>
          </>
        }
        scene={
          <Suspense>
            <ErrorScene />
          </Suspense>
        }
      >
        <ErrorReport
          message={messageOf(error)}
          {...(error instanceof CallError && { occurrence: error.occurrence })}
        />
      </ScenePage>
    </>
  )
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  if (error instanceof Error) return error.message
  return String(error)
}
