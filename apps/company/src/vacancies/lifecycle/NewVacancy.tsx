import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { jobProfiles, type JobProfile } from '@trilha/contracts/vacancies/enums'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Chip } from '@trilha/web/ui/actions/Chip.tsx'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { IconPlus } from '@trilha/web/ui/icons/icons.tsx'
import { Trail } from '@trilha/web/ui/trail/Trail.tsx'
import { StageIcon } from '@trilha/web/ui/trail/stageIcons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { paths } from '../../paths.ts'
import { ChipGroup } from '../ui/ChipRow.tsx'
import { useDuration } from '../stages/useDuration.ts'
import {
  newIdempotencyKey,
  templatesQuery,
  useCreateDraft,
  type DraftBody,
} from '../vacancies.data.ts'
import styles from './NewVacancy.module.css'

/** Creates a vacancy from the trail template of a job profile, or empty. */
export function NewVacancy() {
  const { t } = useTranslation(['editor', 'stages'])
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<IconPlus />} onClick={() => setOpen(true)}>
        {t('new.open')}
      </Button>
      {open && <NewVacancyDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function NewVacancyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['editor', 'common'])
  const navigate = useNavigate()
  const query = useQuery(templatesQuery)
  const [profile, setProfile] = useState<JobProfile>('service-sales')
  const [key] = useState(newIdempotencyKey)
  const create = useCreateDraft()
  const begin = (body: DraftBody) =>
    create.mutate(
      { body, key: `${key}${body.from}${profile}` },
      { onSuccess: ({ id }) => void navigate(paths.editor(id)) },
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('new.title')}
      description={t('new.text')}
      closeLabel={t('common:actions.close')}
      footer={
        <>
          <Button
            variant="outline"
            loading={create.isPending}
            onClick={() => begin({ from: 'blank' })}
          >
            {t('new.blank')}
          </Button>
          <Button
            loading={create.isPending}
            onClick={() => begin({ from: 'template', family: profile })}
          >
            {t('new.template')}
          </Button>
        </>
      }
    >
      <ChipGroup label={t('new.family')} className={styles.profiles}>
        {jobProfiles.map((one) => (
          <Chip key={one} pressable on={one === profile} onClick={() => setProfile(one)}>
            {t(`common:jobProfile.${one}`)}
          </Chip>
        ))}
      </ChipGroup>
      <Loaded query={query}>
        {({ families }) => (
          <Template stages={families.find((one) => one.family === profile)?.stages ?? []} />
        )}
      </Loaded>
      <Failure id={create.isError ? failureId(create.error) : null} />
    </Dialog>
  )
}

type TemplateProps = {
  stages: readonly {
    id: string
    kind: Parameters<typeof StageIcon>[0]['kind']
    title: string
    minutes: number
  }[]
}

function Template({ stages }: TemplateProps) {
  const { t } = useTranslation('editor')
  const duration = useDuration()
  return (
    <Trail
      variant="preview"
      size="sm"
      label={t('new.trail')}
      steps={stages.map(({ id, kind, title, minutes }) => ({
        id,
        state: 'locked',
        title,
        minutes: duration(minutes),
        icon: <StageIcon kind={kind} />,
      }))}
    />
  )
}
