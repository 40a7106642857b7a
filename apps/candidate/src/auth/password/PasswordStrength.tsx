import { Meter } from '@trilha/web/ui/feedback/Progress.tsx'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchPasswordStrength, type Strength } from '../auth.data.ts'
import styles from './PasswordStrength.module.css'

type PasswordStrengthProps = {
  password: string
  /** Data that the password must not contain. */
  name?: string | undefined
  email?: string | undefined
}

const tones = ['bad', 'bad', 'warn', 'ok', 'ok'] as const

/** Strength of the typed password; renders nothing if the server cannot be reached. */
export function PasswordStrength(props: PasswordStrengthProps) {
  const { t } = useTranslation('auth')
  const strength = useStrength(props)
  if (!strength) return null
  const score = Math.max(0, Math.min(4, strength.score)) as 0 | 1 | 2 | 3 | 4
  return (
    <Meter
      className={styles.strength}
      value={Math.max(1, score)}
      tone={tones[score]}
      label={t('strength.label')}
    >
      {t(`strength.score.${score}`)}
      {strength.hintId && `. ${t(`strength.hint.${strength.hintId}`)}`}
    </Meter>
  )
}

/** Asks for the strength when typing pauses. Returns the last result until the next arrives. */
function useStrength({ password, name, email }: PasswordStrengthProps): Strength | null {
  const [strength, setStrength] = useState<Strength | null>(null)
  useEffect(() => {
    if (password === '') return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      fetchPasswordStrength(
        {
          password: password.slice(0, 256),
          ...(name && { name: name.slice(0, 120) }),
          ...(email && { email: email.slice(0, 254) }),
        },
        controller.signal,
      ).then(setStrength, () => undefined)
    }, 400)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [password, name, email])
  return password === '' ? null : strength
}
