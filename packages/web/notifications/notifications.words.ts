/** The first of several sentences is the title; a single one has none. */
export function partsOf(message: string): { title: string; text: string } {
  const end = message.indexOf('. ')
  return end < 0
    ? { title: '', text: message }
    : { title: message.slice(0, end + 1), text: message.slice(end + 2) }
}

/** What stands on the bell; nothing without anything unread. */
export const badgeOf = (unread: number): string | undefined =>
  unread > 9 ? '9+' : unread > 0 ? String(unread) : undefined
