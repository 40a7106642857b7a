import { untilLoaded } from '@trilha/web/data/untilLoaded.ts'
import { Chip } from '@trilha/web/ui/Chip.tsx'
import { Coming } from '@trilha/web/ui/Coming.tsx'
import { IconEyeOff } from '@trilha/web/ui/icons.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const BlindDialog = lazy(() => untilLoaded(() => import('./BlindDialog.tsx')))

type BlindProps = { vacancyId: number; on: boolean; can: boolean }

/** Whether people are judged without name, photo, age and place; opens who decided that. */
export function Blind({ vacancyId, on, can }: BlindProps) {
  const { t } = useTranslation(['board', 'common'])
  const [open, setOpen] = useState(false)
  return (
    <>
      <Chip on={on} icon={<IconEyeOff />} onClick={() => setOpen(true)}>
        {t(on ? 'blind.isOn' : 'blind.label')}
      </Chip>
      {open && (
        <Suspense fallback={<Coming label={t('common:actions.loading')} />}>
          <BlindDialog vacancyId={vacancyId} on={on} can={can} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
