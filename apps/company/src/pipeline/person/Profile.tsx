import type { PipelineProfile } from '@trilha/contracts/pipeline/person'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from './Profile.module.css'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { PreservedText } from '@trilha/web/ui/display/PreservedText.tsx'
import { EntryList } from './EntryList.tsx'
import { profileQuery } from './person.data.ts'
import { useFacts, useMonths } from './useFacts.ts'

/** The CV without contact data; contact is only possible through messages. */
export function Profile({ id }: { id: string }) {
  const query = useQuery(profileQuery(id))
  return <Loaded query={query}>{(profile) => <ProfileContent profile={profile} />}</Loaded>
}

function ProfileContent({ profile }: { profile: PipelineProfile }) {
  const { t } = useTranslation('sheet')
  const format = useFormat()
  const months = useMonths()
  const facts = useFacts()
  const { headline, objective, entries, skills, links, desiredSalaryCents } = profile
  const rows = [
    ...facts(profile.facts),
    ...(desiredSalaryCents === null
      ? []
      : [{ name: t('profile.salary'), value: format.money(desiredSalaryCents) }]),
  ]
  return (
    <div className={styles.profile}>
      {headline && <p className="b">{headline}</p>}
      {objective && <PreservedText>{objective}</PreservedText>}
      <FactList facts={rows} />
      {(['experience', 'education', 'course'] as const).map((kind) => {
        const entriesOfKind = entries.filter((entry) => entry.kind === kind)
        return (
          entriesOfKind.length > 0 && (
            <Card as="section" key={kind}>
              <h2>{t(`profile.${kind}`)}</h2>
              {kind === 'experience' && (
                <p className="sm ink2">
                  {t('profile.all', { time: months(profile.experienceMonths) })}
                </p>
              )}
              <EntryList entries={entriesOfKind} />
            </Card>
          )
        )
      })}
      {skills.length > 0 && (
        <section>
          <h2>{t('profile.skills')}</h2>
          <p className={styles.skills}>
            {skills.map((skill) => (
              <Tag key={skill}>{skill}</Tag>
            ))}
          </p>
        </section>
      )}
      {links.map(({ url }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer nofollow" className={styles.link}>
          {url}
        </a>
      ))}
      {entries.length === 0 && skills.length === 0 && !objective && <p>{t('profile.empty')}</p>}
    </div>
  )
}
