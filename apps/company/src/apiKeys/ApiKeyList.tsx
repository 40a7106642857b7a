import type { ApiKey } from '@trilha/contracts/apiKeys'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { ConfirmDialog } from '@trilha/web/ui/overlays/ConfirmDialog.tsx'
import { IconBan } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { useApiKeyActions } from './apiKeys.data.ts'
import { Row, RowList, RowText } from '../ui/RowList.tsx'

/** Keys that are not revoked, with prefix, scopes and last use; the secrets are not stored. */
export function ApiKeyList({ keys }: { keys: readonly ApiKey[] }) {
  const { t } = useTranslation(['integrations', 'common'])
  const { revoke } = useApiKeyActions()
  const [keyToRevoke, setKeyToRevoke] = useState<ApiKey | null>(null)
  const revokeKey = () =>
    revoke.mutate(keyToRevoke?.id ?? '', {
      onSuccess: () => {
        toast.success(t('keys.revoked', { name: keyToRevoke?.name }))
        setKeyToRevoke(null)
      },
    })
  return (
    <>
      <RowList>
        {keys.map((key) => (
          <Row key={key.id}>
            <About apiKey={key} />
            {key.expired && <Tag tone="warn">{t('keys.expired')}</Tag>}
            <Button
              variant="plain"
              aria-label={t('keys.revokeOf', { name: key.name })}
              onClick={() => setKeyToRevoke(key)}
            >
              {t('keys.revoke')}
            </Button>
          </Row>
        ))}
      </RowList>
      <ConfirmDialog
        open={keyToRevoke !== null}
        onOpenChange={(open) => {
          if (!open) setKeyToRevoke(null)
          revoke.reset()
        }}
        danger
        title={t('keys.revokeTitle', { name: keyToRevoke?.name })}
        confirmLabel={t('keys.revokeNow')}
        confirmIcon={<IconBan />}
        cancelLabel={t('common:actions.cancel')}
        loading={revoke.isPending}
        error={<Failure id={revoke.error && failureId(revoke.error)} />}
        onConfirm={revokeKey}
      >
        {t('keys.revokeText')}
      </ConfirmDialog>
    </>
  )
}

function About({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('integrations')
  const format = useFormat()
  const { lastUsedAt, expiresAt, createdAt, createdBy } = apiKey
  return (
    <RowText
      title={
        <>
          {apiKey.name} <code>{apiKey.prefix}…</code>
        </>
      }
    >
      <p className="sm ink2">
        {apiKey.scopes.join(', ')} · {t('keys.by', { name: createdBy, day: format.day(createdAt) })}
      </p>
      <p className="sm ink2">
        {lastUsedAt ? t('keys.used', { elapsed: format.elapsed(lastUsedAt) }) : t('keys.neverUsed')}
        {' · '}
        {expiresAt ? t('keys.until', { day: format.day(expiresAt) }) : t('keys.untilRevoked')}
      </p>
    </RowText>
  )
}
