/** Links that stand in messages, below the address of the candidates' site. */
export const paths = {
  progress: (site: string, vacancyId: number) =>
    `${site}/dashboard/progressSelectiveProcess/${vacancyId}`,
} as const
