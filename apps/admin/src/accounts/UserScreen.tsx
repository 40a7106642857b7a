import type { readUserAsAdmin } from '@trilha/contracts/accounts/admin'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useSession } from '@trilha/web/data/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { ReasonDialog, type ReasonedAction } from '../shell/ReasonDialog.tsx'
import { Screen } from '../shell/Screen.tsx'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Fact, Facts } from '../ui/Facts.tsx'
import { Heading } from '../ui/Heading.tsx'
import { CardStack } from '../ui/Stack.tsx'
import { userQuery, useUserMutations } from './accounts.data.ts'
import { CorrectForm } from './CorrectForm.tsx'

type User = ReplyOf<typeof readUserAsAdmin>

/** One account: suspend, restore, correct a candidate's data. Never shows or changes a password. */
export default function UserScreen() {
  const { t } = useTranslation('admin')
  const { userId = '' } = useParams()
  const query = useQuery(userQuery(userId))
  return (
    <Screen title={query.data?.name ?? t('user.title')} lead={t('user.lead')}>
      <Loaded query={query}>
        {(user) => (
          <>
            <Account user={user} />
            {user.personal && (
              <CardStack as="section">
                <Heading>{t('user.correctTitle')}</Heading>
                <CorrectForm userId={user.id} personal={user.personal} />
              </CardStack>
            )}
          </>
        )}
      </Loaded>
    </Screen>
  )
}

function Account({ user }: { user: User }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { suspend, restore, turnOffSecondStep } = useUserMutations(user.id)
  const [action, setAction] = useState<ReasonedAction | null>(null)
  const isSuspended = user.suspendedAt !== null
  const isOwnAccount = useSession().user?.id === user.id
  return (
    <CardStack as="section">
      <ButtonRow>
        <Tag>{t(`users.kinds.${user.typeUser}`)}</Tag>
        {isSuspended && <Tag tone="bad">{t('users.suspended')}</Tag>}
      </ButtonRow>
      <Facts>
        <Fact name={t('user.email')} value={user.email} />
        {user.company && <Fact name={t('user.company')} value={user.company} />}
        <Fact name={t('user.since')} value={format.dateTime(user.createdAt)} />
      </Facts>
      {/* Admins cannot suspend their own account. */}
      {!isOwnAccount && (
        <ButtonRow>
          <Button
            variant={isSuspended ? 'outline' : 'danger'}
            onClick={() =>
              setAction(
                isSuspended
                  ? {
                      label: t('user.restore'),
                      hint: t('user.reasonHint'),
                      successMessage: t('user.restored'),
                      run: restore,
                    }
                  : {
                      label: t('user.suspend'),
                      hint: t('user.reasonHint'),
                      successMessage: t('user.suspendedDone'),
                      run: suspend,
                    },
              )
            }
          >
            {isSuspended ? t('user.restore') : t('user.suspend')}
          </Button>
          {user.hasSecondStep && user.typeUser !== 3 && (
            <Button
              variant="outline"
              onClick={() =>
                setAction({
                  label: t('user.secondStepOff'),
                  hint: t('user.reasonHint'),
                  successMessage: t('user.secondStepOffDone'),
                  run: turnOffSecondStep,
                })
              }
            >
              {t('user.secondStepOff')}
            </Button>
          )}
        </ButtonRow>
      )}
      <ReasonDialog action={action} onClose={() => setAction(null)} />
    </CardStack>
  )
}
