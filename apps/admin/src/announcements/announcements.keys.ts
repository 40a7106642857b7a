/** Query keys. */
export const announcementKeys = {
  list: ['announcements'] as const,
}
