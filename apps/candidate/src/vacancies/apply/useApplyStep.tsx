import type { VacancyView } from '@trilha/contracts/vacancies/vacancies'
import { CallError } from '@trilha/web/data/call.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { PcdChoice } from '../filters/PcdChoice.tsx'
import { PcdLine } from '../view/PcdLine.tsx'
import { noPcd, pcdRequestOf } from '../view/pcd.word.ts'
import { useApply, type ApplySource } from '../vacancies.data.ts'
import type { VacancyViewProps } from '../view/VacancyView.tsx'

/**
 * The action of a signed-in user on a vacancy: apply, open their trail, or a text why neither is
 * possible.
 */
export function useApplyStep(
  vacancy: VacancyView,
  source: ApplySource,
): Pick<VacancyViewProps, 'apply' | 'applyChoice' | 'applyLine' | 'applyError'> {
  const { t } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  const navigate = useNavigate()
  const apply = useApply(vacancy.id, source)
  const [pcd, setPcd] = useState(noPcd)
  const box = useRef<HTMLInputElement>(null)
  // The vacancy may no longer ask: do not send a choice that is not visible.
  const pcdRequest = vacancy.vacanciesDeficiencies === null ? null : pcdRequestOf(pcd)
  const trail = paths.progress(vacancy.id)
  const failure = apply.error instanceof CallError ? apply.error.id : 'unexpected'
  const applyError = apply.isError && (
    <Alert tone="bad" announce="assertive">
      {common(`errors.${failure}`)}
    </Alert>
  )
  // A failed request may have reached the server; if the choice changed since, it must still be
  // sent.
  const unsent = apply.isError && JSON.stringify(apply.variables) !== JSON.stringify(pcdRequest)
  if (vacancy.applicationState !== null && !unsent && !apply.isPending)
    return {
      apply: <Button render={<Link to={trail} />}>{t('view.myTrail')}</Button>,
      applyError: failure === 'network' ? null : applyError,
    }
  const { allowed, reason } = vacancy.can.apply
  if (!allowed && vacancy.applicationState === null) {
    const why = common(`errors.${(reason ?? 'forbidden') as 'forbidden'}`)
    return {
      apply: <Button disabledReason={why}>{t('view.apply')}</Button>,
      applyError: <p className="sm ink2">{why}</p>,
    }
  }
  return {
    apply: (
      <Button
        loading={apply.isPending || apply.isSuccess}
        loadingText={common('actions.sending')}
        onClick={() => apply.mutate(pcdRequest, { onSuccess: () => void navigate(trail) })}
      >
        {t('view.apply')}
      </Button>
    ),
    applyChoice: vacancy.vacanciesDeficiencies && (
      <PcdChoice
        deficiency={vacancy.vacanciesDeficiencies}
        value={pcd}
        onChange={setPcd}
        ref={box}
      />
    ),
    applyLine: vacancy.vacanciesDeficiencies && <PcdLine chosen={pcd.wants} box={box} />,
    applyError,
  }
}
