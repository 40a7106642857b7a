import type { VideoInterview } from '@trilha/contracts/videos/videos'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import type { Step } from './interview.steps.ts'
import type { DeviceRecordings } from '../sending/recordings.ts'
import { Sending } from '../sending/Sending.tsx'

type InterviewSendingProps = {
  interview: VideoInterview
  steps: readonly Step[]
  device: DeviceRecordings
}

/** All questions are answered: upload progress. */
export function InterviewSending({ interview, steps, device }: InterviewSendingProps) {
  const { t } = useTranslation('videos')
  return (
    <Sending
      rows={steps.map(({ question, recording }, i) => ({
        id: question.id,
        title: t('sending.question', { number: i + 1 }),
        recording,
        done: t('sending.arrived'),
      }))}
      device={device}
      back={{ to: paths.progress(interview.vacancy.id), label: t('sending.back') }}
    />
  )
}
