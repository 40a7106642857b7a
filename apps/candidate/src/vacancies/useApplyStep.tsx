import type { VacancyView } from '@trilha/contracts/vacancies'
import { CallError } from '@trilha/web/data/call.ts'
import { Alert } from '@trilha/web/ui/Alert.tsx'
import { Button } from '@trilha/web/ui/Button.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { PcdChoice } from './PcdChoice.tsx'
import { PcdLine } from './PcdLine.tsx'
import { noPcd, wordOf } from './pcd.word.ts'
import { useApply, type ApplySource } from './vacancies.data.ts'
import type { VacancyViewProps } from './VacancyView.tsx'

/**
 * The step that a signed-in person can take at a vacancy: apply, go on with the own trail, or the
 * reason why neither is possible, in words.
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
  // The vacancy may have stopped asking since the box was ticked: what nobody sees isn't sent.
  const word = vacancy.vacanciesDeficiencies === null ? null : wordOf(pcd)
  const trail = paths.progress(vacancy.id)
  const failure = apply.error instanceof CallError ? apply.error.id : 'unexpected'
  const applyError = apply.isError && (
    <Alert tone="bad" announce="assertive">
      {common(`errors.${failure}`)}
    </Alert>
  )
  // A try may have arrived whose answer was lost; another word since then still waits to be sent.
  const unsaid = apply.isError && JSON.stringify(apply.variables) !== JSON.stringify(word)
  if (vacancy.applicationState !== null && !unsaid && !apply.isPending)
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
        onClick={() => apply.mutate(word, { onSuccess: () => void navigate(trail) })}
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
    applyLine: vacancy.vacanciesDeficiencies && <PcdLine told={pcd.wants} box={box} />,
    applyError,
  }
}
