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
import { cx } from '@trilha/web/ui/cx.ts'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordedMedium } from '../recording/recording.codec.ts'
import type { Level } from '../recording/recording.level.ts'
import { connection, isSlow } from '../sending/recordings.network.ts'
import styles from './Recorder.module.css'
import { Meter, Pill, Stage } from './Stage.tsx'
import { StepTitle } from './StepTitle.tsx'
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
    <section className={styles.recorder}>
      <Stage stream={camera.stream} medium={medium} label={t('stage.you')}>
        {on && (
          <Pill>
            <IconEye />
            {t(medium === 'video' ? 'check.onlyYou' : 'check.onlyYouSound')}
          </Pill>
        )}
      </Stage>
      <div className={styles.panel}>
        <div>
          <StepTitle>{t('check.title')}</StepTitle>
          <p className={`ink2 ${styles.under}`}>{t('check.nothing')}</p>
        </div>
        <p className="sm">{audience}</p>
        {on && (
          <>
            <ul className={styles.list}>
              {medium === 'video' && <CameraRow camera={camera} />}
              <MicrophoneRow level={level}>
                <Meter meter={meter} />
              </MicrophoneRow>
              {isSlow(connection()) && <SlowRow />}
            </ul>
            <Choices camera={camera} medium={medium} />
          </>
        )}
        {medium === 'video' && (
          <div className={styles.tip}>
            <IconSun />
            <span>{t('check.tip')}</span>
          </div>
        )}
        <div className={cx(styles.actions, styles.last)}>
          {on ? (
            <Button size="lg" block onClick={onDone}>
              {t('check.done')}
            </Button>
          ) : (
            <Button size="lg" block loading={camera.opening} onClick={camera.open}>
              {t(medium === 'video' ? 'check.turnOn' : 'check.turnOnSound')}
            </Button>
          )}
        </div>
        {on && (
          <Button variant="outline" block onClick={onPractise}>
            {t('check.practise')}
          </Button>
        )}
        {children}
      </div>
    </section>
  )
}

function CameraRow({ camera }: { camera: Camera }) {
  const { t } = useTranslation('videos')
  const { width = 0, height = 0 } = camera.stream?.getVideoTracks()[0]?.getSettings() ?? {}
  return (
    <li>
      <span className={styles.mark}>
        <IconVideo />
      </span>
      <div>
        <b>{t('check.camera')}</b>
        <span className="xs ink2">
          {t(height > width ? 'check.cameraUpright' : 'check.cameraOn')}
        </span>
      </div>
      <IconCircleCheckFilled />
    </li>
  )
}

function MicrophoneRow({ level, children }: { level: Level | null; children: ReactNode }) {
  const { t } = useTranslation('videos')
  const well = level === 'good' || level === 'loud'
  return (
    <li>
      <span className={styles.mark} data-tone={well ? undefined : 'warn'}>
        <IconMicrophone />
      </span>
      <div>
        <b>{t('check.microphone')}</b>
        <output className="xs ink2">{t(`level.${level ?? 'unknown'}`)}</output>
      </div>
      {children}
    </li>
  )
}

function SlowRow() {
  const { t } = useTranslation('videos')
  return (
    <li>
      <span className={styles.mark} data-tone="warn">
        <IconWifi2 />
      </span>
      <div>
        <b>{t('check.slow')}</b>
        <span className="xs ink2">{t('check.slowText')}</span>
      </div>
      <IconInfoCircle />
    </li>
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
