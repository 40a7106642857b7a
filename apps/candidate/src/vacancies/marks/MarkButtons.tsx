import type { VacancyView } from '@trilha/contracts/vacancies/vacancies'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import {
  IconBookmark,
  IconBookmarkFilled,
  IconEye,
  IconEyeOff,
} from '@trilha/web/ui/icons/icons.tsx'
import { useTranslation } from 'react-i18next'
import { useMark } from './marks.data.ts'
import styles from './MarkButtons.module.css'

/** Saves and hides the vacancy that the user looks at. */
export function MarkButtons({ vacancy }: { vacancy: VacancyView }) {
  const { t } = useTranslation('collection')
  const { mark, change } = useMark(vacancy)
  const isSaved = mark === 'saved'
  const isHidden = mark === 'hidden'
  return (
    <div className={styles.marks}>
      <Button
        variant={isSaved ? 'soft' : 'outline'}
        size="sm"
        block
        icon={isSaved ? <IconBookmarkFilled /> : <IconBookmark />}
        aria-pressed={isSaved}
        onClick={() => change(isSaved ? null : { mark: 'saved' })}
      >
        {t(isSaved ? 'saved.done' : 'saved.save')}
      </Button>
      <Button
        variant="outline"
        size="sm"
        block
        icon={isHidden ? <IconEye /> : <IconEyeOff />}
        onClick={() => change(isHidden ? null : { mark: 'hidden' })}
      >
        {t(isHidden ? 'hidden.showAgain' : 'hidden.hide')}
      </Button>
      {isHidden && <output className="xs ink2">{t('hidden.explained')}</output>}
    </div>
  )
}
