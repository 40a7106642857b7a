import type { Handle, Tx } from '../platform/db/database.ts'

/** What notifications need from the saved searches, a module above them that sends alerts. */
export type NotificationsPorts = {
  /** A saved search by owner and id; null when deleted. */
  findSavedSearch: (
    db: Handle,
    candidateId: string,
    id: string,
  ) => Promise<{ name: string; byEmail: boolean } | null>
  /** Turns the mails of one search on or off. */
  setSearchMails: (tx: Tx, candidateId: string, id: string, enabled: boolean) => Promise<void>
  /** Turns off WhatsApp messages for all searches of a person. */
  muteSearches: (tx: Tx, candidateId: string) => Promise<void>
}

declare module '../platform/context.ts' {
  interface Ports {
    notifications: NotificationsPorts
  }
}
