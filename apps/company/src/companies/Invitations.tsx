import type { getTeam } from '@trilha/contracts/companies/team'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useTranslation } from 'react-i18next'
import { useTeamActions } from './companies.data.ts'
import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { Row, RowList, RowText } from '../ui/RowList.tsx'

type InvitationsProps = { invitations: ReplyOf<typeof getTeam>['invitations'] }

/** Pending invitations. */
export function Invitations({ invitations }: InvitationsProps) {
  const { t } = useTranslation('ownCompany')
  const format = useFormat()
  const { invite, cancel } = useTeamActions()
  const failure = invite.error ?? cancel.error
  if (invitations.length === 0) return null
  return (
    <>
      <h3>{t('team.pending')}</h3>
      <Failure id={failure && failureId(failure)} />
      <RowList>
        {invitations.map(({ id, email, role, invitedBy, expiresAt, expired }) => (
          <Row key={id}>
            <RowText title={email}>
              <p className="sm ink2">
                {t(`roles.${role}.name`)} · {t('team.invitedBy', { name: invitedBy })} ·{' '}
                {t('team.until', { day: format.day(expiresAt) })}
              </p>
            </RowText>
            {expired && <Tag tone="warn">{t('team.expired')}</Tag>}
            <Button
              variant="outline"
              aria-label={t('team.resendTo', { email })}
              loading={invite.isPending && invite.variables.email === email}
              onClick={() =>
                invite.mutate(
                  { email, role },
                  { onSuccess: () => toast.success(t('team.invited', { email })) },
                )
              }
            >
              {t('team.resend')}
            </Button>
            <Button
              variant="plain"
              aria-label={t('team.cancelOf', { email })}
              loading={cancel.isPending && cancel.variables === id}
              // The row unmounts on success, so an `onSuccess` of `mutate` would not run.
              onClick={() =>
                void cancel
                  .mutateAsync(id)
                  .then(() => toast.success(t('team.canceled', { email })))
                  .catch(() => undefined)
              }
            >
              {t('team.cancel')}
            </Button>
          </Row>
        ))}
      </RowList>
    </>
  )
}
