import type { Handle, Tx } from '../platform/db/database.ts'

/** Functions that candidates need from the nouns above them. */
export type CandidatesPorts = {
  /** A profile changed; runs in the transaction of the change. */
  profileChanged: (tx: Tx, candidateId: string, now: Date) => Promise<void>
  /** True if the candidate has a playable video resume. */
  hasVideoResume: (db: Handle, candidateId: string) => Promise<boolean>
}

declare module '../platform/context.ts' {
  interface Ports {
    candidates: CandidatesPorts
  }
}
