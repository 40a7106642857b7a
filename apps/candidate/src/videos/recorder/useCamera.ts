import { useCallback, useEffect, useState } from 'react'
import { constraintsFor, type RecordedMedium } from '../recording/recording.codec.ts'
import { canRecord, troubleOf, type Trouble } from '../recording/recording.troubles.ts'

export type Device = { id: string; label: string }
type Chosen = { camera?: string; microphone?: string }

export type Camera = {
  /** Stream of camera and microphone; null while they are off. */
  stream: MediaStream | null
  trouble: Trouble | null
  opening: boolean
  cameras: readonly Device[]
  microphones: readonly Device[]
  /** The devices in use. */
  used: Chosen
  choose: (change: Chosen) => void
  /** Requests access; the browser asks for permission the first time. */
  open: () => void
}

/** Camera and microphone of a screen, released on unmount. */
export function useCamera(medium: RecordedMedium, wanted: boolean): Camera {
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [opening, setOpening] = useState(false)
  const [chosen, setChosen] = useState<Chosen>({})
  const [tries, setTries] = useState(0)
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([])
  const allowed = useAllowed(medium)
  const on = wanted && (tries > 0 || allowed)

  useEffect(() => {
    if (!on) return
    let openedStream: MediaStream | null = null
    let cancelled = false
    async function start() {
      if (!canRecord()) return setTrouble('unsupported')
      setOpening(true)
      setTrouble(null)
      try {
        const opened = await navigator.mediaDevices.getUserMedia(constraintsFor(medium, chosen))
        if (cancelled) return stop(opened)
        openedStream = opened
        for (const track of opened.getTracks())
          track.addEventListener('ended', () => {
            if (cancelled) return
            setStream(null)
            setTrouble('unplugged')
          })
        setStream(opened)
        setDevices(await navigator.mediaDevices.enumerateDevices())
      } catch (error) {
        if (!cancelled) setTrouble(troubleOf(error))
      } finally {
        if (!cancelled) setOpening(false)
      }
    }
    void start()
    return () => {
      cancelled = true
      stop(openedStream)
      setStream(null)
    }
  }, [on, medium, chosen, tries])

  useEffect(() => {
    const media = navigator.mediaDevices as MediaDevices | undefined
    const refresh = () => void media?.enumerateDevices().then(setDevices)
    media?.addEventListener('devicechange', refresh)
    return () => media?.removeEventListener('devicechange', refresh)
  }, [])

  const open = useCallback(() => setTries((count) => count + 1), [])
  const choose = useCallback((change: Chosen) => setChosen((now) => ({ ...now, ...change })), [])
  const idOf = (track?: MediaStreamTrack) => track?.getSettings().deviceId
  const camera = idOf(stream?.getVideoTracks()[0])
  const microphone = idOf(stream?.getAudioTracks()[0])
  return {
    stream,
    trouble,
    opening,
    cameras: devicesOf(devices, 'videoinput'),
    microphones: devicesOf(devices, 'audioinput'),
    used: { ...(camera && { camera }), ...(microphone && { microphone }) },
    choose,
    open,
  }
}

const stop = (stream: MediaStream | null) => stream?.getTracks().forEach((track) => track.stop())

const devicesOf = (devices: readonly MediaDeviceInfo[], kind: MediaDeviceKind): Device[] =>
  devices
    .filter((device) => device.kind === kind && device.deviceId)
    .map(({ deviceId, label }) => ({ id: deviceId, label }))

/** Whether the user has already granted the permissions. */
function useAllowed(medium: RecordedMedium): boolean {
  const [allowed, setAllowed] = useState(false)
  useEffect(() => {
    let cancelled = false
    const names = medium === 'video' ? ['microphone', 'camera'] : ['microphone']
    // Not all browsers support these names; then the user presses the button.
    const query = async (name: string) =>
      navigator.permissions.query({ name: name as PermissionName })
    void Promise.all(names.map(query)).then(
      (states) => {
        if (!cancelled) setAllowed(states.every(({ state }) => state === 'granted'))
      },
      () => undefined,
    )
    return () => {
      cancelled = true
    }
  }, [medium])
  return allowed
}
