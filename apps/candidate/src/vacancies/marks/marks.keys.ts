/** Query keys. */
export const markKeys = {
  list: ['marks', 'list'] as const,
  /** The mark that the user set on this device a moment ago; it precedes the one of the server. */
  changed: (vacancyId: number) => ['marks', 'changed', vacancyId] as const,
  anyChanged: ['marks', 'changed'] as const,
}
