import { useStartedSession } from '@trilha/web/data/session.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { confirmRegistration } from './companies.data.ts'
import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { Entrance } from './Entrance.tsx'
import { useMailKey } from './useMailKey.ts'
import { FormStack } from '@trilha/web/form/Form.tsx'

/**
 * Target of the registration link in a mail. Needs a click on a button, because mail scanners that
 * open links must not use up the key.
 */
export default function ConfirmRegistrationScreen() {
  const { t } = useTranslation('ownCompany')
  const navigate = useNavigate()
  const key = useMailKey()
  useStartedSession(2)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const confirm = async () => {
    setPending(true)
    setFailure(null)
    try {
      await confirmRegistration(key)
      await navigate(paths.company(), { replace: true })
    } catch (error) {
      setFailure(failureId(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Entrance title={t('confirm.title')} lead={t('confirm.lead')}>
      <FormStack>
        <Failure id={failure} />
        <Button size="lg" block loading={pending} onClick={() => void confirm()}>
          {t('confirm.submit')}
        </Button>
      </FormStack>
    </Entrance>
  )
}
