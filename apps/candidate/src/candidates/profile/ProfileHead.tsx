import type { Profile } from '@trilha/contracts/candidates/candidates'
import { Avatar } from '@trilha/web/ui/media/Avatar.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconMapPin } from '@trilha/web/ui/icons/icons.tsx'
import { IconBriefcase, IconPencil } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconDownload, IconPhone } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Contour } from '../../ui/scenes/Contour.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { formatPhone } from '../candidates.formats.ts'
import { DownloadDialog } from './DownloadDialog.tsx'
import styles from './ProfileHead.module.css'
import { useProfileTexts } from './useProfileTexts.ts'

/** Name and headline, and the actions on the profile. */
export function ProfileHead({ profile }: { profile: Profile }) {
  const { t } = useTranslation('candidates')
  const texts = useProfileTexts()
  const [downloading, setDownloading] = useState(false)
  const { personal, facts } = profile
  const name = personal.socialName ?? personal.name
  const place = personal.municipality
  return (
    <section className={styles.head}>
      <div className={styles.band}>
        <Contour pattern="band" />
      </div>
      <div className={styles.person}>
        <Avatar name={name} photoUrl={profile.photoUrl} size={124} className={styles.photo} />
        <div className={styles.words}>
          <h1>{name}</h1>
          {profile.headline ? (
            <p className={styles.headline}>{profile.headline}</p>
          ) : (
            <Link className="link link--tap sm" to={paths.editProfile('about')}>
              {t('head.addHeadline')}
            </Link>
          )}
          <ul className={styles.meta}>
            {place && (
              <li>
                <IconMapPin />
                {place.name}, {place.state}
              </li>
            )}
            {personal.phone && (
              <li>
                <IconPhone />
                <bdi dir="ltr">{formatPhone(personal.phone)}</bdi>
              </li>
            )}
            {facts.availability !== undefined && (
              <li>
                <IconBriefcase />
                {facts.availability === 0
                  ? t('head.availableNow')
                  : t('head.available', { when: texts.availability(facts.availability) })}
              </li>
            )}
          </ul>
        </div>
        <div className={styles.actions}>
          <Button icon={<IconPencil />} render={<Link to={paths.editProfile()} />}>
            {t('head.edit')}
          </Button>
          <Button variant="outline" icon={<IconDownload />} onClick={() => setDownloading(true)}>
            {t('head.download')}
          </Button>
        </div>
      </div>
      <DownloadDialog open={downloading} onOpenChange={setDownloading} />
    </section>
  )
}
