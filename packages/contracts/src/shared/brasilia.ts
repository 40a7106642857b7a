/** The time zone of deadlines, days and texts that the server writes. */
export const brasilia = 'America/Sao_Paulo'
