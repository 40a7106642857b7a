import type { Webhook } from '@trilha/contracts/webhooks/webhooks'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { ConfirmDialog } from '@trilha/web/ui/overlays/ConfirmDialog.tsx'
import { IconRefresh } from '@trilha/web/ui/icons/icons.tsx'
import { IconSend } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@trilha/web/ui/icons/moreIcons.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { paths } from '../paths.ts'
import { SecretOnce } from '../shell/SecretOnce.tsx'
import { useWebhookActions } from './webhooks.data.ts'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Section } from '../ui/Section.tsx'

type DialogName = 'rotate' | 'remove' | null

/** Actions on a webhook: test it, turn it off and on, rotate its secret, delete it. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation(['integrations', 'common'])
  const format = useFormat()
  const navigate = useNavigate()
  const { test, update, rotate, remove } = useWebhookActions()
  const [openDialog, setOpenDialog] = useState<DialogName>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const { id, active, goneAt, oldSecretUntil } = webhook
  const failure = test.error ?? update.error
  const mutation = openDialog === 'remove' ? remove : rotate
  const confirm = () =>
    openDialog === 'remove'
      ? remove.mutate(id, {
          onSuccess: () => {
            toast.success(t('webhooks.removed'))
            void navigate(paths.webhooks())
          },
        })
      : rotate.mutate(id, {
          onSuccess: (made) => {
            setSecret(made.secret)
            setOpenDialog(null)
          },
        })
  return (
    <Section>
      <Failure id={failure && failureId(failure)} />
      {goneAt && <Alert tone="warn">{t('webhooks.goneText', { day: format.day(goneAt) })}</Alert>}
      {secret && (
        <SecretOnce title={t('webhooks.rotated')} secret={secret} onDone={() => setSecret(null)} />
      )}
      {oldSecretUntil && (
        <p className="sm ink2">
          {t('webhooks.oldSecret', { at: format.dateTime(oldSecretUntil) })}
        </p>
      )}
      <ButtonRow>
        <Button
          icon={<IconSend />}
          disabled={!active}
          loading={test.isPending}
          onClick={() => test.mutate(id, { onSuccess: () => toast.success(t('webhooks.tested')) })}
        >
          {t('webhooks.test')}
        </Button>
        <Button
          variant="outline"
          icon={active ? <IconPlayerPause /> : <IconPlayerPlay />}
          loading={update.isPending}
          onClick={() =>
            update.mutate(
              { id, active: !active },
              {
                onSuccess: () => toast.success(t(active ? 'webhooks.paused' : 'webhooks.resumed')),
              },
            )
          }
        >
          {t(active ? 'webhooks.pause' : 'webhooks.resume')}
        </Button>
        <Button variant="outline" icon={<IconRefresh />} onClick={() => setOpenDialog('rotate')}>
          {t('webhooks.rotate')}
        </Button>
        <Button variant="plain" onClick={() => setOpenDialog('remove')}>
          {t('webhooks.remove')}
        </Button>
      </ButtonRow>
      <p className="sm ink2">{t(active ? 'webhooks.pauseAbout' : 'webhooks.offAbout')}</p>
      <ConfirmDialog
        open={openDialog !== null}
        onOpenChange={(open) => {
          if (!open) setOpenDialog(null)
          mutation.reset()
        }}
        danger={openDialog === 'remove'}
        title={t(openDialog === 'remove' ? 'webhooks.removeTitle' : 'webhooks.rotateTitle')}
        confirmLabel={t(openDialog === 'remove' ? 'webhooks.removeNow' : 'webhooks.rotateNow')}
        confirmIcon={openDialog === 'remove' ? <IconTrash /> : <IconRefresh />}
        cancelLabel={t('common:actions.cancel')}
        loading={mutation.isPending}
        error={<Failure id={mutation.error && failureId(mutation.error)} />}
        onConfirm={confirm}
      >
        {t(openDialog === 'remove' ? 'webhooks.removeText' : 'webhooks.rotateText')}
      </ConfirmDialog>
    </Section>
  )
}
