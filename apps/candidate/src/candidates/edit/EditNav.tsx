import type { Profile } from '@trilha/contracts/candidates/candidates'
import { completenessOf } from '@trilha/contracts/candidates/completeness'
import { cx } from '@trilha/web/ui/cx.ts'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { IconCheck, IconLock } from '@trilha/web/ui/icons/icons.tsx'
import { IconListCheck } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconFileUpload } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Ring } from '@trilha/web/ui/feedback/Progress.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { hasDraft } from '../candidates.drafts.ts'
import { editParts, isComplete, type EditPart } from '../candidates.parts.ts'
import styles from './EditNav.module.css'

type EditNavProps = { profile: Profile; part: EditPart; candidateId: string }

/** All sections with their state: next to the form, or as a select on phones. */
export function EditNav(props: EditNavProps) {
  return (
    <>
      <Wide {...props} />
      <Narrow {...props} />
    </>
  )
}

function Wide({ profile, part: currentPart, candidateId }: EditNavProps) {
  const { t } = useTranslation('candidates')
  const { percent, parts } = completenessOf(profile)
  const completed = parts.filter(({ done }) => done).length
  return (
    <nav className={styles.nav} aria-label={t('edit.parts')}>
      <p className={styles.way}>
        <Ring value={percent} size={34} />
        <span className="sm">
          <b>{t('edit.percent', { percent })}</b>
          <span className={styles.count}>
            {t('edit.completed', { completed, count: parts.length })}
          </span>
        </span>
      </p>
      {editParts.map((part) => {
        const done = isComplete(part, profile)
        return (
          <Link
            key={part}
            to={paths.editProfile(part)}
            aria-current={part === currentPart ? 'step' : undefined}
          >
            <span className={cx(styles.dot, done && styles.on)}>
              {done === null ? <IconLock /> : done && <IconCheck />}
            </span>
            {t(`part.${part}`)}
            {done === false && <span className="sr">, {t('edit.missing')}</span>}
            {hasDraft(candidateId, part) && <span className={styles.draft}>{t('edit.draft')}</span>}
          </Link>
        )
      })}
      <Link
        className={styles.file}
        to={paths.editProfile('file')}
        aria-current={currentPart === 'file' ? 'step' : undefined}
      >
        <IconFileUpload size={24} />
        {t('part.file')}
      </Link>
    </nav>
  )
}

function Narrow({ part, profile }: EditNavProps) {
  const { t } = useTranslation('candidates')
  const navigate = useNavigate()
  const number = part === 'file' ? 0 : editParts.indexOf(part) + 1
  return (
    <Field
      className={styles.choose}
      label={number > 0 ? t('edit.place', { number, count: editParts.length }) : t('edit.parts')}
    >
      <Select
        icon={<IconListCheck />}
        value={part}
        onChange={(event) => void navigate(paths.editProfile(event.target.value as EditPart))}
      >
        {editParts.map((one) => (
          <option key={one} value={one}>
            {isComplete(one, profile) === false
              ? t('edit.optionMissing', { part: t(`part.${one}`) })
              : t(`part.${one}`)}
          </option>
        ))}
        <option value="file">{t('part.file')}</option>
      </Select>
    </Field>
  )
}
