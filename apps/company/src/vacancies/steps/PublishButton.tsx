import { failureId } from '@trilha/web/form/Failure.tsx'
import type { Finding } from '@trilha/contracts/vacancies/linter/linter'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconSend } from '@trilha/web/ui/icons/fewIcons.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import type { Draft } from '../editor/useDraft.ts'
import { useVacancyActions } from '../vacancies.data.ts'

type PublishButtonProps = { id: number; draft: Draft; findings: readonly Finding[] }

/** Saves and publishes a complete draft; hidden if the user cannot publish the vacancy. */
export function PublishButton({ id, draft, findings }: PublishButtonProps) {
  const { t } = useTranslation(['editor', 'common'])
  const navigate = useNavigate()
  const { publish } = useVacancyActions(id)
  if (!draft.can.publish.allowed) return null
  const unlawful = findings.some(({ severity }) => severity === 'block')
  const reason = unlawful
    ? t('publish.unlawful')
    : draft.problems.length > 0
      ? t('publish.missing', { count: draft.problems.length })
      : undefined
  const saveAndPublish = async () => {
    if (!(await draft.flush())) return
    try {
      const { state } = await publish.mutateAsync(draft.versionNow())
      toast.success(t(state === 'open' ? 'publish.open' : 'publish.inReview'))
      await navigate(paths.vacancy(id))
    } catch (error) {
      const failed = failureId(error)
      toast.error(t(`common:errors.${failed}`))
    }
  }
  return (
    <Button
      icon={<IconSend />}
      loading={publish.isPending}
      loadingText={t('publish.sending')}
      onClick={() => void saveAndPublish()}
      {...(reason !== undefined && { disabledReason: reason })}
    >
      {t('publish.button')}
    </Button>
  )
}
