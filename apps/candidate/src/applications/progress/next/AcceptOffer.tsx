import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { useQuery } from '@tanstack/react-query'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { ConfirmDialog } from '@trilha/web/ui/overlays/ConfirmDialog.tsx'
import { IconBuilding, IconMapPin } from '@trilha/web/ui/icons/icons.tsx'
import { IconWallet } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconTrophy } from '@trilha/web/ui/icons/moreIcons.tsx'
import { NextActionPanel } from './NextActionPanel.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../auth/useErrorText.ts'
import { useVacancyTexts } from '../../../vacancies/view/useVacancyTexts.ts'
import { vacancyQuery } from '../../../vacancies/vacancies.data.ts'
import { useAcceptOffer } from '../../applications.data.ts'
import { focusHeading } from '../../focusHeading.ts'
import { StepCard } from './StepCard.tsx'
import { useDates } from '../../useDates.ts'

/** A job offer: its details, and the button to accept it. */
export function AcceptOffer({ application }: { application: ApplicationView }) {
  const { t } = useTranslation('applications')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  const facts = useOfferFacts(application.vacancy.id)
  const accept = useAcceptOffer(application.id)
  const [open, setOpen] = useState(false)
  const { roleName: role, company } = application.vacancy
  const { allowed, reason } = application.can.acceptOffer
  const refusal = allowed ? undefined : common(`errors.${(reason ?? 'forbidden') as 'forbidden'}`)

  async function confirm() {
    try {
      await accept.mutateAsync()
    } catch {
      return
    }
    setOpen(false)
    toast.success(t('offer.done'))
    focusHeading()
  }

  return (
    <>
      <NextActionPanel
        label={t('next.label')}
        eyebrow={t('offer.eyebrow')}
        title={t('offer.title')}
        facts={facts?.map(({ id, text }) => ({ id, icon: factIcons[id], text }))}
        action={
          <button
            type="button"
            aria-disabled={!allowed || undefined}
            title={refusal}
            onClick={() => allowed && setOpen(true)}
          >
            {t('offer.accept')}
          </button>
        }
      />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('offer.confirm', { role })}
        confirmLabel={t('offer.accept')}
        cancelLabel={common('actions.back')}
        onConfirm={() => void confirm()}
        loading={accept.isPending}
        loadingText={common('actions.sending')}
        error={
          accept.isError && (
            <Alert tone="bad" announce="assertive">
              {errorText(accept.error)}
            </Alert>
          )
        }
      >
        {t('offer.confirmText', { company: company.name })}
      </ConfirmDialog>
    </>
  )
}

type OfferFact = { id: 'pay' | 'workplace' | 'place'; text: string }

const factIcons: Record<OfferFact['id'], ReactNode> = {
  pay: <IconWallet />,
  workplace: <IconBuilding />,
  place: <IconMapPin />,
}

/** Salary, contract and place, from the vacancy; undefined until it is loaded. */
function useOfferFacts(vacancyId: number): OfferFact[] | undefined {
  const { t: common } = useTranslation('common')
  const texts = useVacancyTexts()
  const { data: vacancy } = useQuery(vacancyQuery(vacancyId))
  if (!vacancy) return undefined
  const pay = [texts.amount(vacancy), texts.payNote(vacancy)].filter(Boolean).join(' ')
  const contract = common(`contractType.${vacancy.contractType}`)
  return [
    { id: 'pay', text: `${pay}, ${contract}` },
    { id: 'workplace', text: texts.workplace(vacancy) },
    { id: 'place', text: texts.place(vacancy) },
  ]
}

/** The candidate has accepted the offer. */
export function Accepted({ application }: { application: ApplicationView }) {
  const { t } = useTranslation('applications')
  const { t: common } = useTranslation('common')
  const dates = useDates()
  const { vacancy, lastMovementAt } = application
  return (
    <StepCard>
      <Tag tone="ok" icon={<IconTrophy />}>
        {common('applicationState.hired')}
      </Tag>
      <h2>{t('hired.title', { company: vacancy.company.name })}</h2>
      <p className="ink2">{t('hired.text', { day: dates.shortDay(lastMovementAt) })}</p>
    </StepCard>
  )
}
