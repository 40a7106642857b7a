import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../../ui/actions/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import styles from './SignInWay.module.css'

type SignInWayProps = {
  icon: ReactNode
  label: string
  loadingText?: string
  /** The button stays busy after success, because the page is left then. */
  signIn: () => Promise<void>
  /** The message of a failure; null shows nothing. */
  explain: (failure: unknown) => { tone: 'bad' | 'info'; text: string } | null
}

/** A button for signing in without a password; shows a failure below it. */
export function SignInWay({ icon, label, loadingText, signIn, explain }: SignInWayProps) {
  const hydrated = useHydrated()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    // "Back" from a provider may restore this page as it was left, with the button busy.
    const reset = ({ persisted }: PageTransitionEvent) => persisted && setPending(false)
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])
  async function start() {
    setFailure(null)
    setPending(true)
    try {
      await signIn()
    } catch (error) {
      setFailure(error)
      setPending(false)
    }
  }
  const message = failure === null ? null : explain(failure)
  return (
    <div>
      <Button
        block
        variant="outline"
        className={styles.button}
        icon={icon}
        loading={pending}
        {...(loadingText && { loadingText })}
        disabled={!hydrated}
        onClick={() => void start()}
      >
        {label}
      </Button>
      <output className={styles.said}>
        {message && (
          <Alert tone={message.tone} className={styles.below}>
            {message.text}
          </Alert>
        )}
      </output>
    </div>
  )
}
