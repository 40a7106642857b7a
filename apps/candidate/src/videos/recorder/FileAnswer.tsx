import { videoCeiling } from '@trilha/contracts/videos/videos'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { FileButton } from '@trilha/web/ui/forms/FileButton.tsx'
import { IconFileUpload } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { troubleOf } from '../recording/recording.troubles.ts'
import { recordings } from '../sending/recordings.site.ts'
import type { Target } from '../sending/recordings.deviceStore.ts'
import { lengthOf } from '../video.length.ts'

/** Size of the parts in which a file is stored, so that an interrupted upload can be resumed. */
const partBytes = 1024 * 1024

/** Extra seconds that a file may have, because phones round its length up. */
const toleranceSeconds = 2

type FileAnswerProps = { target: Target; limitSeconds: number; label: string }

type Fault = 'notVideo' | 'tooLarge' | 'tooLong' | 'full' | 'broken'

/**
 * Uploads a video made with another app, when recording here does not work. Without `capture`,
 * phones offer both camera and gallery.
 */
export function FileAnswer({ target, limitSeconds, label }: FileAnswerProps) {
  const { t } = useTranslation('videos')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  async function chooseFile(file: File) {
    setFault(null)
    setBusy(true)
    try {
      setFault((await faultOf(file, limitSeconds)) ?? (await storeFile(file, target)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="stack">
      <FileButton
        icon={<IconFileUpload />}
        loading={busy}
        loadingText={t('file.reading')}
        accept="video/*"
        fileLabel={label}
        onFile={(file) => void chooseFile(file)}
      >
        {label}
      </FileButton>
      {fault && (
        <Alert tone="bad" announce="assertive">
          {t(`file.${fault}`, {
            seconds: limitSeconds,
            megabytes: Math.round(videoCeiling.bytes / 1024 / 1024),
          })}
        </Alert>
      )}
    </div>
  )
}

/** Why a file is rejected, as far as the browser can tell; the server checks again. */
async function faultOf(file: File, limitSeconds: number): Promise<Fault | null> {
  if (!file.type.startsWith('video/')) return 'notVideo'
  if (file.size > videoCeiling.bytes) return 'tooLarge'
  const seconds = await lengthOf(file)
  return seconds !== null && seconds > limitSeconds + toleranceSeconds ? 'tooLong' : null
}

/** Stores a file as if it had been recorded here. Returns the problem; null if it is stored. */
async function storeFile(file: File, target: Target): Promise<Fault | null> {
  const seconds = (await lengthOf(file)) ?? 0
  let id: string | null = null
  try {
    id = await recordings.begin(target, 'video', file.type)
    for (let offset = 0; offset < file.size; offset += partBytes)
      await recordings.append(id, file.slice(offset, offset + partBytes), seconds)
    await recordings.end(id)
    return null
  } catch (error) {
    if (id) await recordings.drop(id)
    return troubleOf(error) === 'full' ? 'full' : 'broken'
  }
}
