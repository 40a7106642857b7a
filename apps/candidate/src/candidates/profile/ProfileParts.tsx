import type { Profile } from '@trilha/contracts/candidates/candidates'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Card, CardHead } from '@trilha/web/ui/display/Card.tsx'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconLock } from '@trilha/web/ui/icons/icons.tsx'
import { IconPencil } from '@trilha/web/ui/icons/fewIcons.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { Trail } from '@trilha/web/ui/trail/Trail.tsx'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import type { EditPart } from '../candidates.parts.ts'
import { EntryIcon } from '../entries/EntryIcon.tsx'
import styles from './ProfileParts.module.css'
import { useProfileTexts } from './useProfileTexts.ts'

type PartProps = { profile: Profile }

/** One section with a link to its form. */
function Part({ part, children }: { part: EditPart; children: ReactNode }) {
  const { t } = useTranslation('candidates')
  const id = useId()
  const title = t(`part.${part}`)
  return (
    <Card as="section" aria-labelledby={id} className={styles.part}>
      <CardHead>
        <h2 id={id}>{title}</h2>
        <IconButton
          label={t('editPart', { part: title })}
          render={<Link to={paths.editProfile(part)} prefetch="intent" />}
        >
          <IconPencil />
        </IconButton>
      </CardHead>
      {children}
    </Card>
  )
}

/** Call to action of an empty section. */
function EmptyPart({
  part,
}: {
  part: Exclude<EditPart, 'file' | 'personal' | 'video' | 'inclusion'>
}) {
  const { t } = useTranslation('candidates')
  return (
    <p className={styles.nothing}>
      {t(`nothing.${part}`)}{' '}
      <Link className="link link--tap" to={paths.editProfile(part)}>
        {t('tell')}
      </Link>
    </p>
  )
}

export function About({ profile }: PartProps) {
  return (
    <Part part="about">
      {profile.objective ? (
        <p className={styles.objective}>{profile.objective}</p>
      ) : (
        <EmptyPart part="about" />
      )}
      {profile.links.length > 0 && (
        <ul className={styles.links}>
          {profile.links.map(({ url }) => (
            <li key={url}>
              <a className="link link--tap" href={url} target="_blank" rel="noreferrer nofollow">
                {url.replace(/^https?:\/\/(www\.)?/, '')}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

export function Experience({ profile }: PartProps) {
  const texts = useProfileTexts()
  const entries = profile.entries.flatMap((entry) => (entry.kind === 'experience' ? entry : []))
  return (
    <Part part="experience">
      {entries.length === 0 ? (
        <EmptyPart part="experience" />
      ) : (
        <Trail
          size="sm"
          steps={entries.map((entry) => ({
            id: entry.id,
            state: 'done',
            title: entry.title,
            nodeIcon: <EntryIcon entry={entry} />,
            children: (
              <>
                {entry.place && <p className="ink2">{entry.place}</p>}
                <p className="xs ink3">{texts.entryPeriod(entry)}</p>
                {entry.description && <p className={styles.done}>{entry.description}</p>}
              </>
            ),
          }))}
        />
      )}
    </Part>
  )
}

export function Education({ profile }: PartProps) {
  const { t } = useTranslation('candidates')
  const { t: common } = useTranslation('common')
  const texts = useProfileTexts()
  const { schooling } = profile.facts
  const entries = (['education', 'course'] as const).flatMap((kind) =>
    profile.entries.filter((entry) => entry.kind === kind),
  )
  return (
    <Part part="education">
      {entries.length === 0 && !schooling && <EmptyPart part="education" />}
      {schooling && (
        <p className={styles.schooling}>
          {t('schoolingIs', { level: common(`schooling.${schooling}`) })}
        </p>
      )}
      <ul className={styles.schools}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span className={styles.icon}>
              <EntryIcon entry={entry} />
            </span>
            <div>
              <b>
                {entry.kind === 'course' && entry.hours
                  ? t('courseHours', { title: entry.title, count: entry.hours })
                  : entry.title}
              </b>
              <p className="sm ink2">
                {[entry.place, texts.entryPeriod(entry)].filter(Boolean).join(', ')}
                {entry.kind === 'course' && entry.certificateUrl && (
                  <>
                    {' '}
                    <a
                      className="link link--tap"
                      href={entry.certificateUrl}
                      target="_blank"
                      rel="noreferrer nofollow"
                    >
                      {t('certificate')}
                    </a>
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}

export function Skills({ profile }: PartProps) {
  return (
    <Part part="skills">
      {profile.skills.length === 0 ? (
        <EmptyPart part="skills" />
      ) : (
        <ul className={styles.tags}>
          {profile.skills.map((skill) => (
            <li key={skill}>
              <Tag className={styles.skill}>{skill}</Tag>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

export function Languages({ profile }: PartProps) {
  const { t: common } = useTranslation('common')
  const texts = useProfileTexts()
  const spoken = (profile.facts.languages ?? []).filter(({ level }) => level !== null)
  return (
    <Part part="languages">
      {spoken.length === 0 ? (
        <EmptyPart part="languages" />
      ) : (
        <dl className={styles.facts}>
          {spoken.map(({ language, level }) => (
            <Fact key={language} name={common(`language.${language}`)}>
              {texts.level(level)}
            </Fact>
          ))}
        </dl>
      )}
    </Part>
  )
}

export function Wanted({ profile }: PartProps) {
  const { t } = useTranslation('candidates')
  const { t: common } = useTranslation('common')
  const { money } = useFormat()
  const texts = useProfileTexts()
  const { facts } = profile
  const shifts = facts.shifts?.map((shift) => common(`shift.${shift}`)) ?? []
  const places = facts.workplaces?.map((place) => common(`workplace.${place}`)) ?? []
  const rows = [
    ['roles', facts.firstJob ? t('wanted.firstJob') : facts.wantedRoles.join(', ')],
    [
      'pay',
      facts.desiredSalaryCents !== null &&
        t('wanted.from', { pay: money(facts.desiredSalaryCents) }),
    ],
    ['workplaces', places.length > 0 && texts.choices(places)],
    ['distance', facts.maxKm !== null && t('wanted.upTo', { count: facts.maxKm })],
    ['shifts', shifts.length > 0 && texts.choices(shifts)],
    ['cnh', facts.cnh !== undefined && texts.cnh(facts.cnh)],
    [
      'councils',
      (facts.councils ?? [])
        .flatMap(({ council, state }) => (state ? `${council} ${state}` : []))
        .join(', '),
    ],
  ] as const
  return (
    <Part part="wanted">
      {rows.every(([, value]) => !value) && <EmptyPart part="wanted" />}
      <dl className={styles.facts}>
        {rows.map(
          ([name, value]) =>
            value && (
              <Fact key={name} name={t(`wanted.${name}`)}>
                {value}
              </Fact>
            ),
        )}
        <Fact name={t('wanted.inclusion')}>
          <Link className={`link ${styles.sealed}`} to={paths.editProfile('inclusion')}>
            <IconLock />
            {t('wanted.onlyYou')}
          </Link>
        </Fact>
      </dl>
    </Part>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
