/** Whether sign-in leads back to a vacancy whose "Quero participar" was pressed on its public page. */
export const isReturnToApply = (returnTo: string | null): boolean =>
  returnTo?.endsWith('?origem=pagina') ?? false
