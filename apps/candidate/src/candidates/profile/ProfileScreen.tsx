import { useQuery } from '@tanstack/react-query'
import type { Profile } from '@trilha/contracts/candidates/candidates'
import { Skeleton, SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../applications/Loaded.tsx'
import { PageHead } from '../../public/PageHead.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { Completeness } from './Completeness.tsx'
import { profileQuery } from './profile.data.ts'
import { ProfileHead } from './ProfileHead.tsx'
import styles from './ProfileScreen.module.css'
import { About, Education, Experience, Languages, Skills, Wanted } from './ProfileParts.tsx'
import { Viewers } from './Viewers.tsx'

export const handle = {
  namespaces: ['candidates', 'applications', 'assessments'],
} satisfies Handle

/** Meu Currículo: the profile as companies see it, its completeness, and who viewed it. */
export default function ProfileScreen() {
  const { t } = useTranslation('candidates')
  const query = useQuery(profileQuery)
  return (
    <div className="wrap page">
      <PageHead title={t('title')} />
      <Loaded query={query} skeleton={<ProfileSkeleton />}>
        {(profile) => <LoadedProfile profile={profile} />}
      </Loaded>
    </div>
  )
}

function LoadedProfile({ profile }: { profile: Profile }) {
  return (
    <>
      <ProfileHead profile={profile} />
      <div className={styles.columns}>
        <div className={styles.parts}>
          <About profile={profile} />
          <Experience profile={profile} />
          <Education profile={profile} />
          <Skills profile={profile} />
          <Languages profile={profile} />
          <Wanted profile={profile} />
        </div>
        <aside className={styles.aside}>
          <Completeness profile={profile} />
          <Viewers />
        </aside>
      </div>
    </>
  )
}

function ProfileSkeleton() {
  const { t } = useTranslation('common')
  return (
    <SkeletonGroup label={t('actions.loading')} className={styles.skeleton}>
      <Skeleton shape="block" />
      <Skeleton shape="title" width={50} />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}
