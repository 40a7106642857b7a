import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmDomain } from './companies.data.ts'
import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { Entrance } from './Entrance.tsx'
import { useMailKey } from './useMailKey.ts'
import { FormStack } from '@trilha/web/form/Form.tsx'

/** Target of the domain confirmation link in a mail; needs no account. */
export default function ConfirmDomainScreen() {
  const { t } = useTranslation('ownCompany')
  const key = useMailKey()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [proved, setProved] = useState<{ company: string; domain: string } | null>(null)
  const confirm = async () => {
    setPending(true)
    setFailure(null)
    try {
      setProved(await confirmDomain(key))
    } catch (error) {
      setFailure(failureId(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Entrance title={t('confirmDomain.title')} lead={t('confirmDomain.lead')}>
      <FormStack>
        <Failure id={failure} />
        {proved ? (
          <Alert tone="ok" announce="polite">
            {t('confirmDomain.done', proved)}
          </Alert>
        ) : (
          <Button size="lg" block loading={pending} onClick={() => void confirm()}>
            {t('confirmDomain.submit')}
          </Button>
        )}
      </FormStack>
    </Entrance>
  )
}
