import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { IconEye, IconInfoCircle } from '@trilha/web/ui/icons/icons.tsx'
import { IconVideo } from '@trilha/web/ui/icons/fewIcons.tsx'
import {
  IconCircleCheckFilled,
  IconMicrophone,
  IconSun,
  IconWifi2,
} from '@trilha/web/ui/icons/moreIcons.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordedMedium } from '../recording/recording.codec.ts'
import type { Level } from '../recording/recording.level.ts'
import { connection, isSlow } from '../sending/recordings.network.ts'
import { RecorderLayout } from './RecorderLayout.tsx'
import { Meter, Pill, Stage } from './Stage.tsx'
import { StepActions } from '../step/StepActions.tsx'
import { StepList, StepRow } from '../step/StepList.tsx'
import { StepText, StepTitle } from '../step/StepTitle.tsx'
import { Tip } from '../step/Tip.tsx'
import type { Camera, Device } from './useCamera.ts'
import { useLevel } from './useLevel.ts'

type DeviceCheckProps = {
  camera: Camera
  medium: RecordedMedium
  /** Who will see the recording, in one sentence. */
  audience: string
  onDone: () => void
  onPractise: () => void
  /** Alternative ways to answer, if any. */
  children?: ReactNode
}

/** Check of camera, microphone and connection before recording. */
export function DeviceCheck({
  camera,
  medium,
  audience,
  onDone,
  onPractise,
  children,
}: DeviceCheckProps) {
  const { t } = useTranslation('videos')
  const [level, meter] = useLevel(camera.stream)
  const on = camera.stream !== null
  return (
    <RecorderLayout
      stage={
        <Stage stream={camera.stream} medium={medium} label={t('stage.you')}>
          {on && (
            <Pill>
              <IconEye />
              {t(medium === 'video' ? 'check.onlyYou' : 'check.onlyYouSound')}
            </Pill>
          )}
        </Stage>
      }
    >
      <div>
        <StepTitle>{t('check.title')}</StepTitle>
        <StepText>{t('check.nothing')}</StepText>
      </div>
      <p className="sm">{audience}</p>
      {on && (
        <>
          <StepList>
            {medium === 'video' && <CameraRow camera={camera} />}
            <MicrophoneRow level={level}>
              <Meter coloured meter={meter} />
            </MicrophoneRow>
            {isSlow(connection()) && <SlowRow />}
          </StepList>
          <Choices camera={camera} medium={medium} />
        </>
      )}
      {medium === 'video' && <Tip icon={<IconSun />}>{t('check.tip')}</Tip>}
      <StepActions last>
        {on ? (
          <Button size="lg" block onClick={onDone}>
            {t('check.done')}
          </Button>
        ) : (
          <Button size="lg" block loading={camera.opening} onClick={camera.open}>
            {t(medium === 'video' ? 'check.turnOn' : 'check.turnOnSound')}
          </Button>
        )}
      </StepActions>
      {on && (
        <Button variant="outline" block onClick={onPractise}>
          {t('check.practise')}
        </Button>
      )}
      {children}
    </RecorderLayout>
  )
}

function CameraRow({ camera }: { camera: Camera }) {
  const { t } = useTranslation('videos')
  const { width = 0, height = 0 } = camera.stream?.getVideoTracks()[0]?.getSettings() ?? {}
  return (
    <StepRow icon={<IconVideo />} title={t('check.camera')} end={<IconCircleCheckFilled />}>
      <span className="xs ink2">
        {t(height > width ? 'check.cameraUpright' : 'check.cameraOn')}
      </span>
    </StepRow>
  )
}

function MicrophoneRow({ level, children }: { level: Level | null; children: ReactNode }) {
  const { t } = useTranslation('videos')
  const isAudible = level === 'good' || level === 'loud'
  return (
    <StepRow
      icon={<IconMicrophone />}
      tone={isAudible ? undefined : 'warn'}
      title={t('check.microphone')}
      end={children}
    >
      <output className="xs ink2">{t(`level.${level ?? 'unknown'}`)}</output>
    </StepRow>
  )
}

function SlowRow() {
  const { t } = useTranslation('videos')
  return (
    <StepRow icon={<IconWifi2 />} tone="warn" title={t('check.slow')} end={<IconInfoCircle />}>
      <span className="xs ink2">{t('check.slowText')}</span>
    </StepRow>
  )
}

/** Selection of camera and microphone, if there are several. */
function Choices({ camera, medium }: { camera: Camera; medium: RecordedMedium }) {
  const { t } = useTranslation('videos')
  return (
    <>
      {medium === 'video' && camera.cameras.length > 1 && (
        <Choice
          label={t('check.chooseCamera')}
          devices={camera.cameras}
          value={camera.used.camera}
          onChoose={(id) => camera.choose({ camera: id })}
        />
      )}
      {camera.microphones.length > 1 && (
        <Choice
          label={t('check.chooseMicrophone')}
          devices={camera.microphones}
          value={camera.used.microphone}
          onChoose={(id) => camera.choose({ microphone: id })}
        />
      )}
    </>
  )
}

type ChoiceProps = {
  label: string
  devices: readonly Device[]
  value: string | undefined
  onChoose: (id: string) => void
}

function Choice({ label, devices, value, onChoose }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={(event) => onChoose(event.target.value)}>
        {devices.map((device, i) => (
          <option key={device.id} value={device.id}>
            {device.label || `${label} ${i + 1}`}
          </option>
        ))}
      </Select>
    </Field>
  )
}
