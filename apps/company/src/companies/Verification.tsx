import { domainMailboxes, type OwnCompany } from '@trilha/contracts/companies/own'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { IconMail, IconRefresh } from '@trilha/web/ui/icons/icons.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { Tag, type TagTone } from '@trilha/web/ui/display/Tag.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../shell/CopyButton.tsx'
import { useCompanyActions } from './companies.data.ts'
import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { CodeBox } from '../ui/CodeBox.tsx'
import { Section } from '../ui/Section.tsx'

type State = OwnCompany['verification']['state']
const tones: Record<State, TagTone> = {
  unproved: 'neutral',
  waiting: 'info',
  returned: 'warn',
  verified: 'ok',
}

/** Verification state of the company, and the owner's next steps. */
export function Verification({ company }: { company: OwnCompany }) {
  const { t } = useTranslation('ownCompany')
  const { askAgain } = useCompanyActions()
  const { state, reason } = company.verification
  const canVerify = company.can.edit && state !== 'verified'
  return (
    <Section
      title={t('verification.title')}
      aside={<Tag tone={tones[state]}>{t(`verification.state.${state}`)}</Tag>}
    >
      <p className="ink2">{t(`verification.about.${state}`)}</p>
      {state === 'returned' && reason !== null && (
        <Alert tone="warn" title={t('verification.asked')}>
          {reason}
        </Alert>
      )}
      {canVerify && company.domain && company.domain.proof === null && (
        <DomainProof domain={company.domain} />
      )}
      {company.domain?.proof && (
        <p className="sm ink2">
          {t(`verification.proof.${company.domain.proof}`, { domain: company.domain.name })}
        </p>
      )}
      {canVerify && state === 'returned' && (
        <ButtonRow>
          <Failure id={askAgain.error && failureId(askAgain.error)} />
          <Button
            icon={<IconRefresh />}
            loading={askAgain.isPending}
            onClick={() => askAgain.mutate()}
          >
            {t('verification.askAgain')}
          </Button>
        </ButtonRow>
      )}
    </Section>
  )
}

/** Two ways to prove the domain: a TXT record, or a mail to a mailbox of the domain operator. */
function DomainProof({ domain }: { domain: NonNullable<OwnCompany['domain']> }) {
  const { t } = useTranslation('ownCompany')
  const { checkDomain, mailDomain } = useCompanyActions()
  const [mailbox, setMailbox] = useState<(typeof domainMailboxes)[number]>('postmaster')
  const showSent = () =>
    toast.success(t('domain.mailSent', { address: `${mailbox}@${domain.name}` }))
  return (
    <>
      <h3>{t('domain.title', { domain: domain.name })}</h3>
      <Failure id={checkDomain.error && failureId(checkDomain.error)} />
      <p>{t('domain.dns')}</p>
      <CodeBox label={t('domain.recordOf', { domain: domain.name })}>{domain.record}</CodeBox>
      <ButtonRow>
        <CopyButton text={domain.record} label={t('domain.copy')} />
        <Button loading={checkDomain.isPending} onClick={() => checkDomain.mutate()}>
          {t('domain.check')}
        </Button>
      </ButtonRow>
      <p>{t('domain.mail')}</p>
      <Failure id={mailDomain.error && failureId(mailDomain.error)} />
      <Field label={t('domain.mailbox')}>
        <Select
          value={mailbox}
          onChange={(event) => setMailbox(event.target.value as typeof mailbox)}
        >
          {domainMailboxes.map((box) => (
            <option key={box} value={box}>
              {box}@{domain.name}
            </option>
          ))}
        </Select>
      </Field>
      <ButtonRow>
        <Button
          variant="outline"
          icon={<IconMail />}
          loading={mailDomain.isPending}
          onClick={() => mailDomain.mutate(mailbox, { onSuccess: showSent })}
        >
          {t('domain.send')}
        </Button>
      </ButtonRow>
    </>
  )
}
