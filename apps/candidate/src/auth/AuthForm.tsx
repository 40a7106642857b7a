import { Button } from '@trilha/web/ui/Button.tsx'
import { useEffect, useRef, type ReactNode, type SubmitEventHandler } from 'react'
import { useAlive } from '@trilha/web/ui/useAlive.ts'
import styles from './auth.module.css'

type AuthFormProps = {
  onSubmit: SubmitEventHandler<HTMLFormElement>
  /** Words of the button, and while the form is on its way. */
  submit: { label: string; busy: string }
  pending: boolean
  /** What went wrong with the last try, as an `Alert`; null when nothing did. */
  problem: ReactNode
  /** Between the problem and the fields. */
  above?: ReactNode
  children: ReactNode
}

/** A form about an account. What was typed stays through every failure of the network. */
export function AuthForm({ onSubmit, submit, pending, problem, above, children }: AuthFormProps) {
  const alive = useAlive()
  const failed = problem !== null && !pending
  const said = useRef<HTMLDivElement>(null)
  // Under a long form the button is far from what went wrong.
  useEffect(() => {
    if (failed) said.current?.scrollIntoView({ block: 'nearest' })
  }, [failed])
  return (
    // Were it ever sent by the browser itself, a password must not end up in an address.
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      {problem !== null && <div ref={said}>{problem}</div>}
      {above}
      {children}
      <Button
        type="submit"
        size="lg"
        block
        loading={pending}
        loadingText={submit.busy}
        disabled={!alive}
        className={styles.submit}
      >
        {submit.label}
      </Button>
    </form>
  )
}
