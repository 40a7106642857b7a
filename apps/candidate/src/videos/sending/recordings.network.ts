/** Network Information API (Chromium; `type` mainly on Android). */
type Connection = { type?: string; effectiveType?: string; saveData?: boolean }

export type Network = 'wifi' | 'mobile' | 'unknown'

/** The kind of network; unknown in most browsers. */
export function networkOf(connection: Connection | undefined): Network {
  switch (connection?.type) {
    case 'wifi':
    case 'ethernet':
      return 'wifi'
    case 'cellular':
    case 'wimax':
      return 'mobile'
    default:
      return 'unknown'
  }
}

/** True if uploading will be slow: warn before recording. */
export const isSlow = (connection: Connection | undefined): boolean =>
  connection?.effectiveType !== undefined && connection.effectiveType !== '4g'

/**
 * Whether a recording may be sent now. With "only on Wi-Fi" on an unknown network, the user has to
 * confirm that it is Wi-Fi.
 */
export const maySend = ({
  wifiOnly,
  network,
  isConfirmedWifi,
}: {
  wifiOnly: boolean
  network: Network
  isConfirmedWifi: boolean
}): boolean => !wifiOnly || network === 'wifi' || isConfirmedWifi

/** This browser's connection, if supported. */
export const connection = (): (Connection & EventTarget) | undefined =>
  (navigator as { connection?: Connection & EventTarget }).connection

const key = 'trilha.videos.wifi'

export const isWifiOnly = (): boolean => localStorage.getItem(key) === 'only'

export function saveWifiOnly(wifiOnly: boolean): void {
  if (wifiOnly) localStorage.setItem(key, 'only')
  else localStorage.removeItem(key)
}
