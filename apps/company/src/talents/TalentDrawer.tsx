import type { PipelineVacancy } from '@trilha/contracts/pipeline/pipeline'
import type { TalentSheet } from '@trilha/contracts/talents/talents'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Avatar } from '@trilha/web/ui/media/Avatar.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconSend, IconShieldCheck } from '@trilha/web/ui/icons/fewIcons.tsx'
import { Sheet } from '@trilha/web/ui/overlays/Sheet.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFacts } from '../pipeline/person/useFacts.ts'
import { FactList } from '../ui/FactList.tsx'
import { PreservedText } from '@trilha/web/ui/display/PreservedText.tsx'
import { InviteDialog } from './invitations/InviteDialog.tsx'
import { Reasons } from './Reasons.tsx'
import { TalentStatus } from './TalentCardItem.tsx'
import { TalentEntries } from './TalentEntries.tsx'
import { talentQuery } from './talents.data.ts'
import styles from './TalentDrawer.module.css'

type TalentDrawerProps = {
  id: string
  vacancyId: number | undefined
  /** Open vacancies, for an invitation. */
  vacancies: readonly PipelineVacancy[]
  onClose: () => void
}

/** A person's sheet over the list. The person can see that it was viewed. */
export function TalentDrawer({ id, vacancyId, vacancies, onClose }: TalentDrawerProps) {
  const { t } = useTranslation('talents')
  const query = useQuery(talentQuery(id, vacancyId))
  const [inviting, setInviting] = useState(false)
  const talent = query.data
  const refusal = talent && refusalOf(talent, vacancies)
  return (
    <>
      <Sheet
        open
        tall
        onOpenChange={(open) => open || onClose()}
        title={t('sheet.title')}
        closeLabel={t('sheet.close')}
      >
        <Loaded query={query}>
          {(found) => (
            // Inside the scroll container, so that it is reachable by keyboard.
            <Person talent={found}>
              <Button
                block
                icon={<IconSend />}
                disabledReason={refusal ? t(`sheet.why.${refusal}`) : undefined}
                onClick={() => setInviting(true)}
              >
                {t('invite.open')}
              </Button>
            </Person>
          )}
        </Loaded>
      </Sheet>
      {inviting && talent && (
        <InviteDialog
          talent={talent}
          vacancies={vacancies}
          vacancyId={vacancyId}
          onClose={() => setInviting(false)}
        />
      )}
    </>
  )
}

/** Why the person cannot be invited; null if they can. */
function refusalOf(talent: TalentSheet, vacancies: readonly PipelineVacancy[]) {
  if (vacancies.length === 0) return 'noVacancy'
  if (talent.applied) return 'applied'
  return talent.invitation ? 'invited' : null
}

function Person({ talent, children }: { talent: TalentSheet; children: ReactNode }) {
  const { t } = useTranslation(['talents', 'common', 'sheet'])
  const facts = useFacts()
  const { firstName, headline, objective, municipality, match, schooling, availability } = talent
  const rows = [
    ...facts({
      ...talent.facts,
      ...(schooling && { schooling }),
      ...(availability !== null && { availability: availability as 0 }),
    }),
    ...(talent.workplaces.length > 0
      ? [
          {
            name: t('filters.workplace'),
            value: talent.workplaces.map((name) => t(`common:workplace.${name}`)).join(', '),
          },
        ]
      : []),
  ]
  return (
    <div className={styles.drawer}>
      <div className={styles.person}>
        <Avatar name={firstName} photoUrl={talent.photoUrl} size={56} />
        <div className={styles.text}>
          <h2 className={styles.name}>{firstName}</h2>
          {headline && <p>{headline}</p>}
          {municipality && (
            <p className="sm ink2">{`${municipality.name}, ${municipality.state}`}</p>
          )}
        </div>
      </div>
      <TalentStatus talent={talent} />
      {match && <Reasons match={match} />}
      {children}
      <p className={styles.note}>
        <IconShieldCheck />
        {t('sheet.recorded')}
      </p>
      <div className={styles.profile}>
        {objective && <PreservedText>{objective}</PreservedText>}
        <FactList facts={rows} />
        <TalentEntries talent={talent} />
        {talent.skills.length > 0 && (
          <section>
            <h3>{t('sheet:profile.skills')}</h3>
            <p className={styles.skills}>
              {talent.skills.map((skill) => (
                <Tag key={skill}>{skill}</Tag>
              ))}
            </p>
          </section>
        )}
      </div>
    </div>
  )
}
