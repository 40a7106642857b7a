import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfileCalls } from '../candidates/candidates.data.ts'
import { WantedRolesField } from '../candidates/wantedRoles/WantedRolesField.tsx'
import styles from './AskWork.module.css'

/** Asks which work the person looks for, which decides the vacancies that they see first. */
export function AskWork() {
  const { t } = useTranslation('shell')
  const { saveFacts } = useProfileCalls()
  const [roles, setRoles] = useState<string[]>([])
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (roles.length === 0) return
    setPending(true)
    setFailure(null)
    try {
      await saveFacts({ wantedRoles: roles })
    } catch (error) {
      setFailure(failureId(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <Card as="section" aria-labelledby="trabalho" className={styles.ask}>
      <h2 id="trabalho">{t('home.work.title')}</h2>
      <p className="sm ink2">{t('home.work.text')}</p>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <WantedRolesField roles={roles} onChange={setRoles} />
        <Failure id={failure} />
        <Button type="submit" loading={pending} loadingText={t('home.work.saving')}>
          {t('home.work.save')}
        </Button>
      </form>
    </Card>
  )
}
