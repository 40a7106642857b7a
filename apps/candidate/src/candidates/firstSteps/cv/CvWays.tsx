import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import {
  IconBrandLinkedin,
  IconChevronRight,
  IconFileTypePdf,
} from '@trilha/web/ui/icons/icons.tsx'
import { IconPencil } from '@trilha/web/ui/icons/fewIcons.tsx'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useErrorText } from '../../../auth/useErrorText.ts'
import { paths } from '../../../paths.ts'
import { acceptedCv, maxCvMegabytes, tooManyMegabytes } from '../../cvFile.ts'
import { Question } from '../Question.tsx'
import { StepFooter } from '../StepFooter.tsx'
import styles from './CvWays.module.css'

type CvWaysProps = {
  onFile: (file: File) => void
  /** Why the last file could not be read. */
  error: Error | null
  /** The last file was read, and the profile had all of it. */
  isNothingNew: boolean
}

/** Where a CV can come from. */
export function CvWays({ onFile, error, isNothingNew }: CvWaysProps) {
  const { t } = useTranslation(['firstSteps', 'candidates'])
  const errorText = useErrorText()
  const [megabytes, setMegabytes] = useState<number | null>(null)
  function choose(file: File) {
    const tooMany = tooManyMegabytes(file)
    setMegabytes(tooMany)
    if (tooMany === null) onFile(file)
  }
  const problem =
    megabytes !== null
      ? t('cv.tooLarge', { megabytes, max: maxCvMegabytes })
      : error && `${errorText(error)} ${t('cv.nothingSaved')}`
  return (
    <>
      <Question title={t('cv.title')} lead={t('cv.lead')}>
        {problem && (
          <Alert tone="warn" announce="assertive" title={t('cv.unread')}>
            {problem}
          </Alert>
        )}
        <output className={styles.nothing}>
          {isNothingNew && megabytes === null && t('candidates:file.nothingNew')}
        </output>
        <div className={styles.ways}>
          <Way
            icon={<IconFileTypePdf />}
            title={t('cv.file')}
            text={t('cv.fileText', { max: maxCvMegabytes })}
            onFile={choose}
          />
          <Way
            icon={<IconBrandLinkedin />}
            title={t('cv.linkedin')}
            text={t('cv.linkedinText')}
            onFile={choose}
          />
        </div>
        <p className={styles.none}>
          <IconPencil />
          <span>
            <b>{t('cv.none')}</b> {t('cv.noneText')}
          </span>
        </p>
      </Question>
      <StepFooter>
        <Button
          variant="plain"
          className={styles.back}
          render={<Link to={paths.firstSteps('place')} />}
        >
          {t('back')}
        </Button>
        <Button variant="outline" render={<Link to={paths.home()} />}>
          {t('cv.notNow')}
        </Button>
      </StepFooter>
    </>
  )
}

type WayProps = { icon: ReactNode; title: string; text: string; onFile: (file: File) => void }

function Way({ icon, title, text, onFile }: WayProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={styles.way} onClick={() => input.current?.click()}>
        <span className={styles.icon}>{icon}</span>
        <span>
          <b>{title}</b>
          <small>{text}</small>
        </span>
        <IconChevronRight className="i i--dir" />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedCv}
        aria-label={title}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Allows choosing the same file again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
