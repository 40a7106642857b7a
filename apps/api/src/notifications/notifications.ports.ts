import type { Handle, Tx } from '../platform/db/database.ts'

/** What notifications ask of the nouns above them: the saved searches, which send alerts. */
export type NotificationsPorts = {
  /** A saved search by owner and id; null when deleted. */
  findSavedSearch: (
    db: Handle,
    candidateId: string,
    id: string,
  ) => Promise<{ name: string; byEmail: boolean } | null>
  /** Turns the mails of one search on or off. */
  setSearchEmail: (tx: Tx, candidateId: string, id: string, on: boolean) => Promise<void>
  /** Turns off WhatsApp messages for all searches of a person. */
  muteSearches: (tx: Tx, candidateId: string) => Promise<void>
}

declare module '../platform/context.ts' {
  interface Ports {
    notifications: NotificationsPorts
  }
}
