import { useIsMutating, useMutation } from '@tanstack/react-query'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useErrorText } from '../../../auth/useErrorText.ts'
import { paths } from '../../../paths.ts'
import { useProfileCalls } from '../../candidates.data.ts'
import { candidateKeys } from '../../candidates.keys.ts'

/** Long enough to be read and pressed by who is busy elsewhere: nothing else says that it is done. */
const doneShownMs = 30_000

/**
 * Sends a CV to be read. It goes on when the person leaves the screen; a message then says when it
 * is done.
 */
export function useCvSending() {
  const { t } = useTranslation('firstSteps')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { sendCv } = useProfileCalls()
  const [share, setShare] = useState(0)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const send = useMutation({
    mutationKey: candidateKeys.sendCv,
    mutationFn: (file: File) => sendCv(file, setShare),
    onMutate: () => setShare(0),
    onSuccess: () => {
      if (isHere.current) return
      toast.success(t('cv.ready'), {
        action: { label: t('cv.check'), run: () => void navigate(paths.firstSteps('cv')) },
        shownFor: doneShownMs,
      })
    },
    onError: (error) => {
      if (!isHere.current) toast.error(errorText(error))
    },
  })
  const isReading = useIsMutating({ mutationKey: candidateKeys.sendCv }) > 0
  return { send, share, isReading }
}
