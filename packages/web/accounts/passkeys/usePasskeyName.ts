import type { Passkey } from '@trilha/contracts/accounts/passkeys'
import { useTranslation } from 'react-i18next'

/** The name that the person gave, or the browser and system on which the passkey was created. */
export function usePasskeyName({ name, browser, system }: Passkey): string {
  const { t } = useTranslation(['passkeys', 'site'])
  if (name !== null) return name
  if (browser && system) return t('site:account.devices.name', { browser, system })
  return browser ?? system ?? t('unnamed')
}
