import { signedInCandidate } from '@trilha/web/data/session.ts'
import { videoServer } from './recordings.calls.ts'
import { createDeviceStore } from './recordings.deviceStore.ts'
import { connection } from './recordings.network.ts'
import { createRecordings } from './recordings.ts'

/** One instance for the whole site, so that uploads continue across screens. */
export const recordings = createRecordings({
  deviceStore: createDeviceStore(),
  server: videoServer,
  signedIn: signedInCandidate,
})

if (typeof window !== 'undefined') {
  window.addEventListener('online', recordings.uploadNow)
  // A changed network may be Wi-Fi.
  connection()?.addEventListener('change', recordings.uploadNow)
}
