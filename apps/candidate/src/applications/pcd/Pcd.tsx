import type { OwnPcd } from '@trilha/contracts/applications/pcd'
import type { DeficiencyOption } from '@trilha/contracts/vacancies/enums'
import { useQuery } from '@tanstack/react-query'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconWheelchair } from '@trilha/web/ui/icons/icons.tsx'
import { IconPencil } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconArrowBackUp } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Skeleton, SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../auth/useErrorText.ts'
import { pcdQuery, useChangePcd } from '../applications.data.ts'
import { Loaded } from '../Loaded.tsx'
import { ActionsCard } from '../progress/actions/ActionsCard.tsx'
import { PcdDialog } from './PcdDialog.tsx'

type PcdProps = { id: string; deficiency: DeficiencyOption }

/** PcD information of the application: given, changed or withdrawn by the candidate at any time. */
export function Pcd({ id, deficiency }: PcdProps) {
  const { t: common } = useTranslation('common')
  const query = useQuery(pcdQuery(id))
  const skeleton = (
    <SkeletonGroup label={common('actions.loading')}>
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(own) =>
        (own.disclosed !== null || own.can.disclose.allowed) && (
          <PcdCard id={id} deficiency={deficiency} own={own} />
        )
      }
    </Loaded>
  )
}

function PcdCard({ id, deficiency, own }: PcdProps & { own: OwnPcd }) {
  const { t } = useTranslation('applications')
  const { t: vacancies } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  const heading = useRef<HTMLHeadingElement>(null)
  const [open, setOpen] = useState(false)
  const takeBack = useChangePcd(id)
  const { disclosed: disclosure, can } = own
  return (
    <ActionsCard labelledBy="pcd">
      <h2 id="pcd" ref={heading} tabIndex={-1}>
        {t('pcd.title')}
      </h2>
      {disclosure === null ? (
        <p className="sm ink2">{vacancies(`pcd.${deficiency}`)}</p>
      ) : (
        <p className="sm ink2">{t(disclosure.shown ? 'pcd.disclosed' : 'pcd.ended')}</p>
      )}
      {disclosure?.accommodation && (
        <p className="sm">
          <b>{t('pcd.needs')}:</b> {disclosure.accommodation}
        </p>
      )}
      {can.disclose.allowed && (
        <Button
          variant="ghost"
          block
          icon={disclosure ? <IconPencil /> : <IconWheelchair />}
          onClick={() => setOpen(true)}
        >
          {t(disclosure ? 'pcd.change' : 'pcd.disclose')}
        </Button>
      )}
      {disclosure && (
        <Button
          variant="ghost"
          block
          icon={<IconArrowBackUp />}
          loading={takeBack.isPending}
          loadingText={common('actions.sending')}
          onClick={() =>
            takeBack.mutate(null, {
              onSuccess: () => {
                toast.success(t('pcd.takenBack'))
                heading.current?.focus()
              },
            })
          }
        >
          {t('pcd.takeBack')}
        </Button>
      )}
      {takeBack.isError && (
        <Alert tone="bad" announce="assertive">
          {errorText(takeBack.error)}
        </Alert>
      )}
      <PcdDialog
        key={disclosure ? `${disclosure.givenAt} ${disclosure.accommodation}` : 'none'}
        id={id}
        deficiency={deficiency}
        disclosure={disclosure}
        open={open}
        onOpenChange={setOpen}
        finalFocus={heading}
      />
    </ActionsCard>
  )
}
