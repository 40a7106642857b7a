import { useEffect, useMemo, useRef } from 'react'
import type { Ending } from '../recorder/recorder.ts'
import type { RecordedMedium } from '../recording/recording.codec.ts'
import { recordings } from '../sending/recordings.site.ts'
import type { Target } from '../sending/recordings.deviceStore.ts'
import { useRecorder, type Sink } from '../recorder/useRecorder.ts'

/** A sink that stores the parts on this device; they are uploaded during the recording. */
function deviceSink(target: Target, medium: RecordedMedium): Sink {
  let id = ''
  return {
    begin: async (mime) => {
      id = await recordings.begin(target, medium, mime)
    },
    append: (part, seconds) => recordings.append(id, part, seconds),
    end: () => recordings.end(id),
  }
}

type Options = {
  target: Target
  medium: RecordedMedium
  limitSeconds: number
  onEnd: (ending: Ending) => void
}

/** Records a take that can be uploaded. */
export function useTake({ target, medium, limitSeconds, onEnd }: Options) {
  const key = JSON.stringify(target)
  const sink = useMemo(() => deviceSink(JSON.parse(key) as Target, medium), [key, medium])
  return useRecorder({ medium, limitSeconds, sink, onEnd })
}

/**
 * Records in memory: nothing is stored on the device or uploaded.
 * @param onRecorded gets the whole recording when it ends.
 */
export function usePractice(
  medium: RecordedMedium,
  limitSeconds: number,
  onRecorded: (blob: Blob) => void,
) {
  const parts = useRef<Blob[]>([])
  const mimeType = useRef('')
  const sink = useMemo<Sink>(
    () => ({
      begin: async (mime) => {
        parts.current = []
        mimeType.current = mime
      },
      append: async (part) => void parts.current.push(part),
      end: async () => undefined,
    }),
    [],
  )
  const callback = useRef(onRecorded)
  useEffect(() => {
    callback.current = onRecorded
  })
  return useRecorder({
    medium,
    limitSeconds,
    sink,
    onEnd: () => callback.current(new Blob(parts.current, { type: mimeType.current })),
  })
}
