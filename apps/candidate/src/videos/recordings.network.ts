/** What a browser may know of its connection (Network Information, Chromium on Android). */
type Connection = { type?: string; effectiveType?: string; saveData?: boolean }

export type Network = 'wifi' | 'mobile' | 'unknown'

/** Which network this is; most browsers don't say. */
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

/** True where sending takes long: then it is worth a word before recording. */
export const isSlow = (connection: Connection | undefined): boolean =>
  connection?.effectiveType !== undefined && connection.effectiveType !== '4g'

/**
 * Whether a recording may be sent now. With "only on Wi-Fi" on a network that the browser does not
 * name, the person says so.
 */
export const maySend = (at: { wifiOnly: boolean; network: Network; said: boolean }): boolean =>
  !at.wifiOnly || at.network === 'wifi' || at.said

/** This browser's connection, where it tells. */
export const connection = (): (Connection & EventTarget) | undefined =>
  (navigator as { connection?: Connection & EventTarget }).connection

const key = 'trilha.videos.wifi'

export const keptWifiOnly = (): boolean => localStorage.getItem(key) === 'only'

export function keepWifiOnly(only: boolean): void {
  if (only) localStorage.setItem(key, 'only')
  else localStorage.removeItem(key)
}
