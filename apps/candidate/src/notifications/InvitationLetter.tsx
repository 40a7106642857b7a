import type { VacancyView } from '@trilha/contracts/vacancies/vacancies'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Letter } from '@trilha/web/ui/display/Letter.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useErrorText } from '../auth/useErrorText.ts'
import { paths } from '../paths.ts'
import { BlockCompany } from '../talents/BlockCompany.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import styles from './InvitationLetter.module.css'
import { invitationQuery, useAccept } from './notifications.data.ts'

/** The invitation to a vacancy, to accept or decline; renders nothing if there is none. */
export function InvitationLetter({ vacancy }: { vacancy: VacancyView }) {
  const { t } = useTranslation('notifications')
  const { t: common } = useTranslation('common')
  const format = useFormat()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { data: invitation } = useQuery(invitationQuery(vacancy.id))
  const accept = useAccept()
  const [declining, setDeclining] = useState(false)
  // Already applied: the page itself links to the trail.
  if (!invitation || vacancy.applicationState !== null) return null
  const { company, recruiter, message, createdAt } = invitation
  if (invitation.accepted === false)
    return (
      <Alert className={styles.invitation} title={t('invitation.declined')} announce="polite">
        {t('invitation.declinedText')}
      </Alert>
    )

  async function acceptInvitation(id: string) {
    try {
      await accept.mutateAsync(id)
    } catch {
      return
    }
    toast.success(t('invitation.acceptDone'))
    void navigate(paths.progress(vacancy.id))
  }

  return (
    <>
      <Letter
        className={styles.invitation}
        label={t('invitation.label')}
        title={t('invitation.title', { company })}
        from={{
          name: recruiter.name,
          detail: [recruiter.role, company, format.shortDay(createdAt)].filter(Boolean).join(', '),
        }}
        footer={
          <>
            {accept.isError && (
              <Alert tone="bad" announce="assertive" className={styles.invitation}>
                {errorText(accept.error)}
              </Alert>
            )}
            <div className={styles.answers}>
              <Button
                loading={accept.isPending}
                loadingText={common('actions.sending')}
                onClick={() => void acceptInvitation(invitation.id)}
              >
                {t('invitation.accept')}
              </Button>
              <Button
                variant="outline"
                disabled={accept.isPending}
                onClick={() => setDeclining(true)}
              >
                {t('invitation.decline')}
              </Button>
            </div>
            <BlockCompany companyId={invitation.companyId} company={company} />
          </>
        }
      >
        <p className={styles.written} lang={message ? 'pt-BR' : undefined}>
          {message || t('invitation.plain', { role: vacancy.roleName })}
        </p>
      </Letter>
      <DeclineDialog
        id={invitation.id}
        company={company}
        open={declining}
        onOpenChange={setDeclining}
      />
    </>
  )
}
