import {
  talentConsent,
  talentDisabilityConsent,
  type OwnTalent,
} from '@trilha/contracts/talents/own'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { CompanyLogo } from '@trilha/web/ui/media/CompanyLogo.tsx'
import { IconCircleCheck, IconEye, IconSearch } from '@trilha/web/ui/icons/icons.tsx'
import { Switch } from '../ui/Switch.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TranslatedConsent } from '../ui/TranslatedConsent.tsx'
import { ConsentText } from '../accounts/privacy/ConsentText.tsx'
import { ItemList } from '../accounts/ItemList.tsx'
import { Loaded } from '../accounts/Loaded.tsx'
import { Row } from '@trilha/web/accounts/Row.tsx'
import { Section } from '../accounts/Section.tsx'
import { useResultToast } from '@trilha/web/accounts/useResultToast.ts'
import {
  ownTalentQuery,
  useAllowTalentSearch,
  useLeaveTalentSearch,
  useUnblock,
} from './talents.data.ts'
import { TalentPreview } from './TalentPreview.tsx'

/** Talent search: consent text, preview, and opting out. */
export function TalentSection() {
  const { t } = useTranslation('account')
  const query = useQuery(ownTalentQuery)
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  return (
    <Section part="talent">
      <Loaded query={query}>
        {(talent) => (
          <>
            <ConsentState talent={talent} />
            {talent.mayAllow && (
              <div>
                <Button
                  variant="outline"
                  size="sm"
                  icon={<IconEye />}
                  onClick={() => setPreviewOpen(true)}
                >
                  {t(talent.consent ? 'talent.look' : 'talent.lookFirst')}
                </Button>
              </div>
            )}
            <Blocked talent={talent} />
            {isPreviewOpen && (
              <TalentPreview talent={talent} onClose={() => setPreviewOpen(false)} />
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}

function ConsentState({ talent }: { talent: OwnTalent }) {
  const { t } = useTranslation('account')
  if (talent.consent) return <AllowedOptions talent={talent} since={talent.consent.givenAt} />
  if (!talent.mayAllow) return <Alert tone="info">{t('talent.age')}</Alert>
  return <AllowForm talent={talent} />
}

const disabilityVersion = (included: boolean) => (included ? talentDisabilityConsent.version : null)

/** Before consent: the full text, and a separate checkbox per choice. */
function AllowForm({ talent }: { talent: OwnTalent }) {
  const { t } = useTranslation('account')
  const { t: common } = useTranslation('common')
  const reportResult = useResultToast()
  const allow = useAllowTalentSearch()
  const [photo, setPhoto] = useState(false)
  const [disability, setDisability] = useState(false)
  return (
    <>
      <ConsentText>
        <TranslatedConsent {...talentConsent} original={talentConsent.text} />
      </ConsentText>
      {talent.hasPhoto && (
        <Checkbox checked={photo} onChange={({ target }) => setPhoto(target.checked)}>
          {t('talent.photo')}
        </Checkbox>
      )}
      <Checkbox
        checked={disability}
        onChange={({ target }) => setDisability(target.checked)}
        description={
          <TranslatedConsent {...talentDisabilityConsent} original={talentDisabilityConsent.text} />
        }
      >
        {t('talent.disability')}
      </Checkbox>
      <div>
        <Button
          icon={<IconSearch />}
          loading={allow.isPending}
          loadingText={common('actions.sending')}
          onClick={() =>
            reportResult(
              allow.mutateAsync({
                consentVersion: talentConsent.version,
                photo,
                disabilityVersion: disabilityVersion(disability),
              }),
              t('talent.allowed'),
            )
          }
        >
          {t('talent.allow')}
        </Button>
      </div>
    </>
  )
}

/** With an active consent: options, and opting out. */
function AllowedOptions({ talent, since }: { talent: OwnTalent; since: string }) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const reportResult = useResultToast()
  const allow = useAllowTalentSearch()
  const leave = useLeaveTalentSearch()
  const busy = allow.isPending || leave.isPending
  const save = (change: { photo?: boolean; disability?: boolean }) => {
    const next = { ...talent, ...change }
    reportResult(
      allow.mutateAsync({
        consentVersion: talentConsent.version,
        photo: next.photo,
        disabilityVersion: disabilityVersion(next.disability),
      }),
      t('talent.saved'),
    )
  }
  return (
    <>
      <Row
        icon={<IconCircleCheck />}
        title={t('talent.found')}
        detail={t('talent.since', { when: format.dateTime(since) })}
        action={
          <Button
            variant="outline"
            size="sm"
            loading={leave.isPending}
            onClick={() => reportResult(leave.mutateAsync(undefined), t('talent.left'))}
          >
            {t('talent.leave')}
          </Button>
        }
      />
      {talent.hasPhoto && (
        <Switch
          atEnd
          checked={talent.photo}
          disabled={busy}
          onChange={({ target }) => save({ photo: target.checked })}
        >
          {t('talent.photo')}
        </Switch>
      )}
      <Switch
        atEnd
        checked={talent.disability}
        disabled={busy}
        onChange={({ target }) => save({ disability: target.checked })}
        description={
          <TranslatedConsent {...talentDisabilityConsent} original={talentDisabilityConsent.text} />
        }
      >
        {t('talent.disability')}
      </Switch>
    </>
  )
}

/** Companies that the candidate has blocked. */
function Blocked({ talent }: { talent: OwnTalent }) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const reportResult = useResultToast()
  const unblock = useUnblock()
  if (talent.blocked.length === 0) return null
  return (
    <div>
      <h3>{t('talent.blocked')}</h3>
      <ItemList>
        {talent.blocked.map(({ id, name, mark, tone, at }) => (
          <li key={id}>
            <Row
              icon={<CompanyLogo name={name} mark={mark} tone={tone} size={40} />}
              title={name}
              detail={t('talent.blockedAt', { when: format.shortDay(at) })}
              action={
                <Button
                  variant="outline"
                  size="sm"
                  loading={unblock.isPending && unblock.variables === id}
                  onClick={() =>
                    reportResult(unblock.mutateAsync(id), t('talent.unblocked', { name }))
                  }
                >
                  {t('talent.unblock')}
                </Button>
              }
            />
          </li>
        ))}
      </ItemList>
    </div>
  )
}
