import { failureOf } from '@trilha/web/form/Failure.tsx'
import { setBlind } from '@trilha/contracts/desk.sheet'
import { call } from '@trilha/web/data/call.ts'
import { Chip } from '@trilha/web/ui/Chip.tsx'
import { IconEyeOff } from '@trilha/web/ui/icons.tsx'
import { Tag } from '@trilha/web/ui/Tag.tsx'
import { toast } from '@trilha/web/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

type BlindProps = { vacancyId: number; on: boolean; can: boolean }

/** Judges without name, photo, age and place until somebody asks to see who a person is. */
export function Blind({ vacancyId, on, can }: BlindProps) {
  const { t } = useTranslation(['board', 'common'])
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (blind: boolean) => call(setBlind, { params: { id: vacancyId }, body: { blind } }),
    onSuccess: (_, blind) => toast.success(t(blind ? 'blind.turnedOn' : 'blind.turnedOff')),
    onError: (error) => toast.error(t(`common:errors.${failureOf(error)}`)),
    onSettled: () => client.invalidateQueries({ queryKey: ['desk'] }),
  })
  if (!can)
    return on ? (
      <Tag tone="info" icon={<IconEyeOff />}>
        {t('blind.label')}
      </Tag>
    ) : null
  return (
    <Chip
      pressable
      on={on}
      icon={<IconEyeOff />}
      disabled={change.isPending}
      onClick={() => change.mutate(!on)}
    >
      {t('blind.label')}
    </Chip>
  )
}
