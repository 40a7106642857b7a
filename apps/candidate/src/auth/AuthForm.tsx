import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useEffect, useRef, type ReactNode, type SubmitEventHandler } from 'react'
import { useHydrated } from '@trilha/web/ui/useHydrated.ts'
import styles from './AuthForm.module.css'

type AuthFormProps = {
  onSubmit: SubmitEventHandler<HTMLFormElement>
  /** Label of the button, and its text while the request is running. */
  submit: { label: string; busy: string }
  pending: boolean
  /** The error of the last attempt, as an `Alert`; null if there is none. */
  problem: ReactNode
  /** Between the error and the fields. */
  above?: ReactNode
  /** After the button: another way. */
  below?: ReactNode
  children: ReactNode
}

/** A form of the sign-in screens. Typed values survive every failure. */
export function AuthForm({
  onSubmit,
  submit,
  pending,
  problem,
  above,
  below,
  children,
}: AuthFormProps) {
  const hydrated = useHydrated()
  const failed = problem !== null && !pending
  const problemRef = useRef<HTMLDivElement>(null)
  // Scrolls the error into view, because in a long form it is far from the button.
  useEffect(() => {
    if (failed) problemRef.current?.scrollIntoView({ block: 'nearest' })
  }, [failed])
  return (
    // `post`, so that a submit without JavaScript never puts a password in the address.
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      {problem !== null && <div ref={problemRef}>{problem}</div>}
      {above}
      {children}
      <Button
        type="submit"
        size="lg"
        block
        loading={pending}
        loadingText={submit.busy}
        disabled={!hydrated}
        className={styles.submit}
      >
        {submit.label}
      </Button>
      {below}
    </form>
  )
}
