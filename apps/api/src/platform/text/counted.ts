/** A count with its noun in Portuguese. Zero takes the plural: `0 horas`, `1 hora`, `2 horas`. */
export const counted = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`
