/** Query keys; `own` is also the prefix of all data of the company. */
export const companyKeys = {
  own: ['company'] as const,
  team: ['company', 'team'] as const,
  secondStepRule: ['company', 'secondStepRule'] as const,
  quota: ['company', 'quota'] as const,
  invitation: (key: string) => ['invitation', key] as const,
}
