import type { PipelineApplicationView } from '@trilha/contracts/pipeline/pipeline'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconChevronLeft, IconChevronRight, IconX } from '@trilha/web/ui/icons/icons.tsx'
import { IconExternalLink } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Sheet } from '@trilha/web/ui/overlays/Sheet.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type Ref } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { afterSheet } from '../board/cardFocus.ts'
import { DecisionButtons, ChosenDecisionForm } from './decision/Decision.tsx'
import { useDecision } from './decision/useDecision.ts'
import { applicationQuery } from '../pipeline.data.ts'
import styles from './PersonDrawer.module.css'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { PersonHead } from './PersonHead.tsx'
import { PersonParts } from './PersonParts.tsx'
import { useQueue, type Queue } from '../inbox/useQueue.ts'

type PersonDrawerProps = { id: string; onOpen: (id: string) => void; onClose: () => void }

/** A person's sheet over the board, with navigation to the next person of the column. */
export function PersonDrawer({ id, onOpen, onClose }: PersonDrawerProps) {
  const { t } = useTranslation(['sheet', 'common'])
  const query = useQuery(applicationQuery(id))
  const queue = useQueue(id)
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Sheet
      open
      tall
      onOpenChange={(open) => open || onClose()}
      finalFocus={() => afterSheet(id)}
      title={t('drawer.title')}
      closeLabel={t('drawer.close')}
      head={<Head queue={queue} onOpen={onOpen} onClose={onClose} close={close} />}
      // The first element is the button to the previous person, which is often disabled.
      initialFocus={close}
      footer={<div ref={setFoot} className={styles.foot} />}
    >
      <Loaded query={query}>
        {(application) => <Person key={application.id} application={application} foot={foot} />}
      </Loaded>
    </Sheet>
  )
}

/** Elements in which the J and K shortcuts must not work. */
const textInputs = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'

type HeadProps = Pick<PersonDrawerProps, 'onOpen' | 'onClose'> & {
  queue: Queue
  close: Ref<HTMLButtonElement>
}

/** Previous, next and close. J and K do the same while the sheet has the focus. */
function Head({ queue: { before, after, place }, onOpen, onClose, close }: HeadProps) {
  const { t } = useTranslation('sheet')
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const sheet = head.current?.closest('[role=dialog]')
    const onKey = (event: Event) => {
      const { key, ctrlKey, metaKey, altKey, target } = event as KeyboardEvent
      if (ctrlKey || metaKey || altKey) return
      if (target instanceof Element && target.closest(textInputs)) return
      const to = key.toLowerCase() === 'j' ? after : key.toLowerCase() === 'k' ? before : null
      if (to) onOpen(to)
    }
    sheet?.addEventListener('keydown', onKey)
    return () => sheet?.removeEventListener('keydown', onKey)
  })
  return (
    <div className={styles.head} ref={head}>
      <p className="sm ink2" aria-live="polite">
        {place && t('drawer.place', place)}
      </p>
      {place && place.of > 1 && (
        <p className={styles.keys} aria-hidden>
          <kbd>K</kbd> <kbd>J</kbd>
        </p>
      )}
      <IconButton
        label={t('drawer.before')}
        aria-keyshortcuts="k"
        aria-disabled={before === null || undefined}
        onClick={() => before && onOpen(before)}
      >
        <IconChevronLeft />
      </IconButton>
      <IconButton
        label={t('drawer.after')}
        aria-keyshortcuts="j"
        aria-disabled={after === null || undefined}
        onClick={() => after && onOpen(after)}
      >
        <IconChevronRight />
      </IconButton>
      <IconButton label={t('drawer.close')} onClick={onClose} ref={close}>
        <IconX />
      </IconButton>
    </div>
  )
}

type PersonProps = { application: PipelineApplicationView; foot: HTMLElement | null }

/** @param foot sticky container for the decision buttons. */
function Person({ application, foot }: PersonProps) {
  const { t } = useTranslation(['sheet', 'pipeline'])
  const deciding = useDecision(application)
  return (
    <div className={styles.drawer}>
      <PersonHead application={application} />
      {deciding.chosen && (
        <section aria-label={t('pipeline:decision.title')}>
          <ChosenDecisionForm application={application} deciding={deciding} />
        </section>
      )}
      {/* Hidden instead of unmounted, so that unsent input survives. */}
      <div hidden={deciding.chosen !== null}>
        <PersonParts application={application} />
      </div>
      {foot && !deciding.chosen && createPortal(<DecisionButtons deciding={deciding} />, foot)}
      <Button
        variant="ghost"
        size="sm"
        icon={<IconExternalLink />}
        render={<Link to={paths.application(application.id)} />}
      >
        {t('drawer.page')}
      </Button>
    </div>
  )
}
