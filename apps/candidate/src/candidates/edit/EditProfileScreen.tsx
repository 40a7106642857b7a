import { useQuery } from '@tanstack/react-query'
import type { Profile } from '@trilha/contracts/candidates/candidates'
import { useSession } from '@trilha/web/data/session.ts'
import { IconArrowLeft } from '@trilha/web/ui/icons/icons.tsx'
import { Skeleton, SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { useMemo, useRef, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useFocusOnChange } from '../../applications/useFocusOnChange.ts'
import { Loaded } from '../../applications/Loaded.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../public/PageHead.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { AboutPart } from './AboutPart.tsx'
import { partOf, type EditPart } from '../candidates.parts.ts'
import { EditContext, type Saver, type PartStatus } from './edit.context.ts'
import styles from './EditProfileScreen.module.css'
import { EditNav } from './EditNav.tsx'
import { EducationPart, ExperiencePart } from '../entries/EntriesPart.tsx'
import { FilePart } from './FilePart.tsx'
import { InclusionPart } from './InclusionPart.tsx'
import { LanguagesPart } from './LanguagesPart.tsx'
import { PersonalPart } from './personal/PersonalPart.tsx'
import { profileQuery } from '../profile/profile.data.ts'
import { SaveBar } from './SaveBar.tsx'
import { SkillsPart } from './SkillsPart.tsx'
import { VideoPart } from './VideoPart.tsx'
import { WantedPart } from './WantedPart.tsx'

export const handle = {
  namespaces: ['candidates', 'entries', 'applications', 'assessments', 'auth'],
} satisfies Handle

/** The profile editor; the current section is in the address. */
export default function EditProfileScreen() {
  const { t } = useTranslation(['candidates', 'entries'])
  const part = partOf(useSearchParams()[0].get('part'))
  const query = useQuery(profileQuery)
  useFocusOnChange(part)
  return (
    <div className="wrap page">
      <PageHead title={t('edit.head', { part: t(`part.${part}`) })} />
      <Link className={styles.back} to={paths.profile()}>
        <IconArrowLeft className="i i--dir" />
        {t('title')}
      </Link>
      <Loaded query={query} skeleton={<EditSkeleton />}>
        {(profile) => <Edit key={profile.email} profile={profile} part={part} />}
      </Loaded>
    </div>
  )
}

const parts: Record<EditPart, ComponentType<{ profile: Profile }>> = {
  personal: PersonalPart,
  about: AboutPart,
  experience: ExperiencePart,
  education: EducationPart,
  skills: SkillsPart,
  languages: LanguagesPart,
  video: VideoPart,
  wanted: WantedPart,
  inclusion: InclusionPart,
  file: FilePart,
}

function Edit({ profile, part }: { profile: Profile; part: EditPart }) {
  const { t } = useTranslation('candidates')
  const { user } = useSession()
  const candidateId = user?.candidate?.id ?? ''
  const [saved, setSaved] = useState<{ part: EditPart; status: PartStatus; at: Date }>()
  // A section can have several open forms, for example the level of schooling and one school. All
  // are saved.
  const savers = useRef(new Set<Saver>())
  const edit = useMemo(
    () => ({
      candidateId,
      registerSaver: (save: Saver) => {
        savers.current.add(save)
        return () => void savers.current.delete(save)
      },
      report: (status: PartStatus) => setSaved({ part, status, at: new Date() }),
    }),
    [candidateId, part],
  )
  async function saveAll(): Promise<boolean> {
    for (const save of savers.current) if (!(await save())) return false
    return true
  }
  const Part = parts[part]
  return (
    <div className={styles.edit}>
      <EditNav profile={profile} part={part} candidateId={candidateId} />
      <div className={styles.main}>
        <h1 className={styles.title}>{t(`part.${part}`)}</h1>
        <p className={styles.lead}>{t(`edit.lead.${part}`)}</p>
        <EditContext value={edit}>
          <Part key={part} profile={profile} />
        </EditContext>
        <SaveBar
          part={part}
          onContinue={saveAll}
          state={saved?.part === part ? saved : undefined}
        />
      </div>
    </div>
  )
}

function EditSkeleton() {
  const { t } = useTranslation('common')
  return (
    <SkeletonGroup label={t('actions.loading')} className={styles.skeleton}>
      <Skeleton shape="title" width={40} />
      <Skeleton width={70} />
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}
