import { Spinner } from '@trilha/web/ui/feedback/Spinner.tsx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TestHeading } from '../TestHeading.tsx'
import { Outcome } from './Outcome.tsx'
import styles from './TimeOver.module.css'

type TimeOverProps = {
  /** Milliseconds during which answers in transit still count. */
  wait: number
  flush: () => Promise<void>
  /** Submits the saved answers; resolves to true when the test is submitted. */
  send: () => Promise<boolean>
}

const retryMs = 4000

/**
 * The time is over: this page or the server submits the saved answers.
 */
export function TimeOver({ wait, flush, send }: TimeOverProps) {
  const { t } = useTranslation('assessments')
  const heading = useRef<HTMLHeadingElement>(null)
  const begin = useEffectEvent(() => {
    void flush()
    return wait
  })
  const trySend = useEffectEvent(send)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    let timer = setTimeout(next, begin() + 300)
    function next() {
      void trySend().then((sent) => {
        if (!sent) timer = setTimeout(next, retryMs)
      })
    }
    return () => clearTimeout(timer)
  }, [])
  return (
    <Outcome>
      <TestHeading ref={heading} tabIndex={-1}>
        {t('over.title')}
      </TestHeading>
      <output className={styles.waiting}>
        <Spinner /> {t('over.sending')}
      </output>
    </Outcome>
  )
}
