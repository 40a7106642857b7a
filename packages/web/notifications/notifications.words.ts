/** The first sentence becomes the title if there are several; a single sentence has no title. */
export function partsOf(message: string): { title: string; text: string } {
  const end = message.indexOf('. ')
  return end < 0
    ? { title: '', text: message }
    : { title: message.slice(0, end + 1), text: message.slice(end + 2) }
}

/** Number shown on the bell; undefined without unread notifications. */
export const badgeOf = (unread: number): string | undefined =>
  unread > 9 ? '9+' : unread > 0 ? String(unread) : undefined
