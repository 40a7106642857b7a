import { domainMailboxes, type OwnCompany } from '@trilha/contracts/companies/own'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { IconMail, IconRefresh } from '@trilha/web/ui/icons/icons.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { Tag, type TagTone } from '@trilha/web/ui/display/Tag.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../shell/CopyButton.tsx'
import { useCompanyActions } from './companies.data.ts'
import { Failure, failureOf } from '@trilha/web/form/Failure.tsx'
import styles from './companies.module.css'

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
  const open = company.can.edit && state !== 'verified'
  return (
    <Card as="section" className={styles.part}>
      <div className={styles.actions}>
        <h2 className={styles.partTitle}>{t('verification.title')}</h2>
        <Tag tone={tones[state]}>{t(`verification.state.${state}`)}</Tag>
      </div>
      <p className={styles.lead}>{t(`verification.about.${state}`)}</p>
      {state === 'returned' && reason !== null && (
        <Alert tone="warn" title={t('verification.asked')}>
          {reason}
        </Alert>
      )}
      {open && company.domain && company.domain.proof === null && (
        <DomainProof domain={company.domain} />
      )}
      {company.domain?.proof && (
        <p className={styles.meta}>
          {t(`verification.proof.${company.domain.proof}`, { domain: company.domain.name })}
        </p>
      )}
      {open && state === 'returned' && (
        <div className={styles.actions}>
          <Failure id={askAgain.error && failureOf(askAgain.error)} />
          <Button
            icon={<IconRefresh />}
            loading={askAgain.isPending}
            onClick={() => askAgain.mutate()}
          >
            {t('verification.askAgain')}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Two ways to prove the domain: a TXT record, or a mail to a mailbox of the domain operator. */
function DomainProof({ domain }: { domain: NonNullable<OwnCompany['domain']> }) {
  const { t } = useTranslation('ownCompany')
  const { checkDomain, mailDomain } = useCompanyActions()
  const [mailbox, setMailbox] = useState<(typeof domainMailboxes)[number]>('postmaster')
  const sent = () => toast.success(t('domain.mailSent', { address: `${mailbox}@${domain.name}` }))
  return (
    <>
      <h3>{t('domain.title', { domain: domain.name })}</h3>
      <Failure id={checkDomain.error && failureOf(checkDomain.error)} />
      <p>{t('domain.dns')}</p>
      <div className={styles.record}>
        <span className={styles.meta}>{t('domain.recordOf', { domain: domain.name })}</span>
        <code>{domain.record}</code>
      </div>
      <div className={styles.actions}>
        <CopyButton text={domain.record} label={t('domain.copy')} />
        <Button loading={checkDomain.isPending} onClick={() => checkDomain.mutate()}>
          {t('domain.check')}
        </Button>
      </div>
      <p>{t('domain.mail')}</p>
      <Failure id={mailDomain.error && failureOf(mailDomain.error)} />
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
      <div className={styles.actions}>
        <Button
          variant="outline"
          icon={<IconMail />}
          loading={mailDomain.isPending}
          onClick={() => mailDomain.mutate(mailbox, { onSuccess: sent })}
        >
          {t('domain.send')}
        </Button>
      </div>
    </>
  )
}
