/** Splits a message: its first sentence is the title. A message of one sentence has no title. */
export function splitMessage(message: string): { title: string; text: string } {
  const end = message.indexOf('. ')
  return end < 0
    ? { title: '', text: message }
    : { title: message.slice(0, end + 1), text: message.slice(end + 2) }
}

/** Number shown on the bell; undefined without unread notifications. */
export const badgeText = (unread: number): string | undefined =>
  unread > 9 ? '9+' : unread > 0 ? String(unread) : undefined
