/** Whether sign-in leads back to a vacancy whose "Quero participar" was pressed. */
export const isReturnToApply = (returnTo: string | null): boolean =>
  /^\/dashboard\/listSelectiveProcesses\/\d+\/viewSelectiveProcess\?origem=pagina$/.test(
    returnTo ?? '',
  )
