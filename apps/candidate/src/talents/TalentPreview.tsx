import type { OwnTalent } from '@trilha/contracts/talents/own'
import { Avatar } from '@trilha/web/ui/media/Avatar.tsx'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import styles from './TalentPreview.module.css'

/**
 * Preview of what companies see before the candidate answers an invitation: the data that the
 * server returns to companies.
 */
export function TalentPreview({ talent, onClose }: { talent: OwnTalent; onClose: () => void }) {
  const { t } = useTranslation('account')
  const { t: common } = useTranslation('common')
  const { preview } = talent
  const { firstName, headline, municipality, objective, schooling, facts } = preview
  const visible = [
    municipality && `${municipality.name}, ${municipality.state}`,
    schooling && common(`schooling.${schooling}`),
    facts.cnh && facts.cnh !== 'none' && t('talent.preview.cnh', { category: facts.cnh }),
    preview.availability !== null &&
      (preview.availability === 0
        ? t('talent.preview.startsNow')
        : t('talent.preview.starts', { count: preview.availability })),
    ...preview.workplaces.map((workplace) => common(`workplace.${workplace}`)),
    ...(facts.shifts ?? []).map((shift) => common(`shift.${shift}`)),
    ...(facts.languages ?? []).flatMap(({ language, level }) =>
      level ? `${common(`language.${language}`)} ${level}` : [],
    ),
    talent.disability && t('talent.preview.disability'),
  ].filter((fact) => typeof fact === 'string')
  const empty = !headline && !objective && preview.entries.length === 0
  return (
    <Dialog
      open
      size="medium"
      onOpenChange={(open) => open || onClose()}
      title={t('talent.preview.title')}
      description={t('talent.preview.text')}
      closeLabel={common('actions.close')}
    >
      <div className={styles.preview}>
        <div className={styles.head}>
          <Avatar name={firstName} photoUrl={preview.photoUrl} size={56} />
          <div>
            <b className={styles.name}>{firstName}</b>
            {headline && <p>{headline}</p>}
          </div>
        </div>
        <p className={styles.tags}>
          {visible.map((fact) => (
            <Tag key={fact}>{fact}</Tag>
          ))}
        </p>
        {objective && <p className={styles.words}>{objective}</p>}
        {(['experience', 'education', 'course'] as const).map((kind) => {
          const entries = preview.entries.filter((entry) => entry.kind === kind)
          return (
            entries.length > 0 && (
              <section key={kind}>
                <h3>{t(`talent.preview.${kind}`)}</h3>
                <ul className={styles.entries}>
                  {entries.map(({ title, place, start, end, description }, index) => (
                    // Entries have no id here; their order is fixed.
                    <li key={index}>
                      <b>{title}</b>
                      <p className="sm ink2">
                        {[place, [start, end].flatMap((day) => day?.slice(0, 4) ?? []).join(' – ')]
                          .filter(Boolean)
                          .join(' · ')}
                      </p>
                      {description && <p className={styles.words}>{description}</p>}
                    </li>
                  ))}
                </ul>
              </section>
            )
          )
        })}
        {preview.skills.length > 0 && (
          <section>
            <h3>{t('talent.preview.skills')}</h3>
            <p className={styles.tags}>
              {preview.skills.map((skill) => (
                <Tag key={skill}>{skill}</Tag>
              ))}
            </p>
          </section>
        )}
        {empty && <p>{t('talent.preview.empty')}</p>}
        <Link to={paths.editProfile()} className="link link--tap">
          {t('talent.preview.edit')}
        </Link>
      </div>
    </Dialog>
  )
}
