import { languages, type Language } from '@trilha/contracts/shared/languages'
import { Button } from '../ui/actions/Button.tsx'
import { Logo } from '../ui/media/Logo.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import styles from './LoadingPage.module.css'

/** These texts are not in the locale files, because the files may not have loaded yet. */
const words: Record<Language, { loading: string; late: string; again: string }> = {
  'pt-BR': {
    loading: 'Carregando',
    late: 'Esta página está demorando a chegar. Veja se a internet está funcionando e tente de novo.',
    again: 'Tentar de novo',
  },
  en: {
    loading: 'Loading',
    late: 'This page is taking long to arrive. Check your connection and try again.',
    again: 'Try again',
  },
  de: {
    loading: 'Wird geladen',
    late: 'Diese Seite lässt auf sich warten. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
    again: 'Erneut versuchen',
  },
  fr: {
    loading: 'Chargement',
    late: 'Cette page tarde à arriver. Vérifiez votre connexion et réessayez.',
    again: 'Réessayer',
  },
}

/**
 * Placeholder for a page that is loading. Works without JavaScript: after some seconds it shows a
 * text and a retry link, in the language of the document.
 */
export function LoadingPage() {
  return (
    <main className={styles.page}>
      <title>Trilha</title>
      <meta name="robots" content="noindex" />
      <Logo />
      {languages.map((language) => {
        const { loading, late, again } = words[language]
        return (
          <div key={language} lang={language} className={styles.words}>
            <Spinner large label={loading} />
            <div className={styles.late}>
              <p>{late}</p>
              {/* Reloads the current address, including its query. */}
              {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
              <Button variant="outline" render={<a href="" aria-label={again} />}>
                {again}
              </Button>
            </div>
          </div>
        )
      })}
    </main>
  )
}
