import { recruiterRoles, type RecruiterRole } from '@trilha/contracts/accounts/accounts'
import type { TeamMember } from '@trilha/contracts/companies/team'
import { Avatar } from '@trilha/web/ui/media/Avatar.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { ConfirmDialog } from '@trilha/web/ui/overlays/ConfirmDialog.tsx'
import { IconUserMinus } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTeamActions } from './companies.data.ts'
import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { Row, RowList, RowText } from '../ui/RowList.tsx'

type MembersProps = { members: readonly TeamMember[]; manage: boolean }

/** Team members. Owners change roles and remove people; everybody can leave. */
export function Members({ members, manage }: MembersProps) {
  const { t } = useTranslation(['ownCompany', 'common'])
  const { change, remove } = useTeamActions()
  const [memberToRemove, setMemberToRemove] = useState<TeamMember | null>(null)
  const setRole = (member: TeamMember, role: RecruiterRole) =>
    change.mutate(
      { id: member.id, role },
      { onSuccess: () => toast.success(t('team.changed', { name: member.name })) },
    )
  return (
    <>
      <Failure id={change.error && failureId(change.error)} />
      <RowList>
        {members.map((member) => (
          <Row key={member.id}>
            <Avatar name={member.name} photoUrl={member.photoUrl} />
            <RowText
              title={
                <>
                  {member.name} {member.you && <Tag tone="line">{t('team.you')}</Tag>}
                </>
              }
            >
              <p className="sm ink2">
                {member.jobTitle && `${member.jobTitle} · `}
                {member.email}
              </p>
            </RowText>
            {manage ? (
              <Select
                aria-label={t('team.roleOf', { name: member.name })}
                value={member.role}
                onChange={(event) => setRole(member, event.target.value as RecruiterRole)}
              >
                {recruiterRoles.map((role) => (
                  <option key={role} value={role}>
                    {t(`roles.${role}.name`)}
                  </option>
                ))}
              </Select>
            ) : (
              <Tag>{t(`roles.${member.role}.name`)}</Tag>
            )}
            {(manage || member.you) && (
              <Button
                variant="plain"
                aria-label={
                  member.you ? t('team.leave') : t('team.removeOf', { name: member.name })
                }
                onClick={() => setMemberToRemove(member)}
              >
                {member.you ? t('team.leave') : t('team.remove')}
              </Button>
            )}
          </Row>
        ))}
      </RowList>
      <ConfirmDialog
        open={memberToRemove !== null}
        onOpenChange={(open) => {
          if (!open) setMemberToRemove(null)
          remove.reset()
        }}
        danger
        title={
          memberToRemove?.you
            ? t('team.leaveTitle')
            : t('team.removeTitle', { name: memberToRemove?.name })
        }
        confirmLabel={memberToRemove?.you ? t('team.leave') : t('team.remove')}
        confirmIcon={<IconUserMinus />}
        cancelLabel={t('common:actions.cancel')}
        loading={remove.isPending}
        error={<Failure id={remove.error && failureId(remove.error)} />}
        onConfirm={() =>
          remove.mutate(memberToRemove?.id ?? '', {
            onSuccess: () => {
              toast.success(t('team.removed', { name: memberToRemove?.name }))
              setMemberToRemove(null)
            },
          })
        }
      >
        {t('team.removeText')}
      </ConfirmDialog>
    </>
  )
}
