import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { IconAlertTriangle, IconCheck, IconRefresh } from '@trilha/web/ui/icons/icons.tsx'
import { IconCloudUpload, IconWifi2, IconWifiOff } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Bar } from '@trilha/web/ui/feedback/Progress.tsx'
import { Switch } from '../../ui/Switch.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Recording } from './recordings.deviceStore.ts'
import { connection, networkOf } from './recordings.network.ts'
import type { Sending as SendingState } from './recordings.sender.ts'
import { recordings } from './recordings.site.ts'
import type { DeviceRecordings } from './recordings.ts'
import { SendingScene } from './SendingScene.tsx'
import type { MarkTone } from '../step/Mark.tsx'
import { StepList, StepRow } from '../step/StepList.tsx'
import { StepPage } from '../step/StepPage.tsx'
import { StepText, StepTitle } from '../step/StepTitle.tsx'
import { useTimes } from '../interview/useTimes.ts'

export type SendingRow = {
  id: string
  title: string
  /** Still uploading from this device; null if the server has it. */
  recording: Recording | null
  /** Text below the title when it is uploaded. */
  done: string
}

type SendingProps = {
  rows: readonly SendingRow[]
  device: DeviceRecordings
  /** Link to leave the screen during the upload. */
  back: { to: string; label: string }
}

/** Everything is recorded; shows the upload progress. */
export function Sending({ rows, device, back }: SendingProps) {
  const { t } = useTranslation('videos')
  const times = useTimes()
  const pending = rows.flatMap(({ recording }) => recording ?? [])
  const totalBytes = pending.reduce((sum, { bytes }) => sum + bytes, 0)
  const sent = pending.reduce((sum, { id }) => sum + (device.sendings.get(id)?.sent ?? 0), 0)
  const percent = pending.length === 0 ? 100 : percentOf(sent, totalBytes)
  const phase =
    pending.length === 0
      ? 'done'
      : worstPhase(pending.map(({ id }) => device.sendings.get(id)?.phase ?? 'sending'))
  const canConfirmWifi = phase === 'held' && networkOf(connection()) === 'unknown'
  return (
    <StepPage>
      <SendingScene percent={percent} />
      <div aria-live="polite">
        <StepTitle>{t(`sending.${phase}.title`)}</StepTitle>
        <StepText lead>{t(`sending.${phase}.text`)}</StepText>
      </div>
      <StepList>
        {rows.map((row) => (
          <Row key={row.id} row={row} sending={device.sendings.get(row.recording?.id ?? '')} />
        ))}
      </StepList>
      {pending.length > 0 && (
        <Card>
          <Switch
            checked={device.wifiOnly}
            onChange={(event) => recordings.setWifiOnly(event.target.checked)}
            description={t('sending.wifiText', { size: times.size(totalBytes - sent) })}
          >
            {t('sending.wifi')}
          </Switch>
        </Card>
      )}
      <div className="row row--wrap">
        {(phase === 'offline' || phase === 'refused') && (
          <Button icon={<IconRefresh />} onClick={() => recordings.tryNow()}>
            {t('sending.tryNow')}
          </Button>
        )}
        {canConfirmWifi && (
          <Button icon={<IconWifi2 />} onClick={() => recordings.tryNow(true)}>
            {t('sending.onWifi')}
          </Button>
        )}
        <Button variant="plain" render={<Link to={back.to} />}>
          {back.label}
        </Button>
      </div>
    </StepPage>
  )
}

/** At most 99: 100 percent is shown when the server has confirmed the upload. */
const percentOf = (sent: number, totalBytes: number) =>
  Math.min(99, Math.floor((sent / Math.max(1, totalBytes)) * 100))

type Phase = SendingState['phase']

/** The most important phase to show. */
function worstPhase(phases: readonly Phase[]): Phase {
  const order = ['refused', 'offline', 'held'] as const
  return order.find((phase) => phases.includes(phase)) ?? 'sending'
}

function Row({ row, sending }: { row: SendingRow; sending: SendingState | undefined }) {
  const { t } = useTranslation('videos')
  const { t: common } = useTranslation('common')
  const times = useTimes()
  const { recording, title, done } = row
  if (!recording) return <RowFrame tone="done" icon={<IconCheck />} title={title} text={done} />
  const sent = sending?.sent ?? 0
  const percent = percentOf(sent, recording.bytes)
  const phase = sending?.phase ?? 'sending'
  const text = t(phase === 'offline' ? 'sending.amountSafe' : 'sending.amount', {
    sent: times.size(sent),
    all: times.size(recording.bytes),
  })
  return (
    <RowFrame
      tone={phase === 'refused' ? 'warn' : 'now'}
      icon={
        phase === 'refused' ? (
          <IconAlertTriangle />
        ) : phase === 'offline' ? (
          <IconWifiOff />
        ) : (
          <IconCloudUpload />
        )
      }
      title={title}
      text={text}
      end={<span className="num b">{percent}%</span>}
    >
      <Bar value={percent} label={t('sending.bar', { title })} />
      {phase === 'refused' && sending?.refusal && (
        <Alert tone="warn">
          {common(`errors.${sending.refusal}`, { defaultValue: common('errors.unexpected') })}
        </Alert>
      )}
    </RowFrame>
  )
}

type RowFrameProps = {
  tone: MarkTone
  icon: ReactNode
  title: string
  text: string
  end?: ReactNode
  children?: ReactNode
}

function RowFrame({ tone, icon, title, text, end, children }: RowFrameProps) {
  return (
    <StepRow spaced tone={tone} icon={icon} title={title} end={end}>
      <span className="sm ink2">{text}</span>
      {children}
    </StepRow>
  )
}
