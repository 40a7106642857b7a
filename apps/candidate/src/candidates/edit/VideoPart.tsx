import type { Profile } from '@trilha/contracts/candidates/candidates'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconVideo } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconPlayerPlay } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { CardButtons } from './form/CardButtons.tsx'
import { EditCard } from './form/EditCard.tsx'
import styles from './VideoPart.module.css'

/** Link to the video resume, which has its own screens. */
export function VideoPart({ profile }: { profile: Profile }) {
  const { t } = useTranslation('candidates')
  return (
    <EditCard aria-label={t('part.video')}>
      <div className={styles.content}>
        <p>{t(profile.hasVideo ? 'video.there' : 'video.missing')}</p>
        <CardButtons>
          {profile.hasVideo && (
            <Button
              variant="soft"
              icon={<IconPlayerPlay />}
              render={<Link to={paths.videoResume()} />}
            >
              {t('video.watch')}
            </Button>
          )}
          <Button
            variant={profile.hasVideo ? 'outline' : 'soft'}
            icon={<IconVideo />}
            render={<Link to={paths.addVideoResume()} />}
          >
            {t(profile.hasVideo ? 'video.again' : 'video.record')}
          </Button>
        </CardButtons>
      </div>
    </EditCard>
  )
}
