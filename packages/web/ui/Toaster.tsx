import { Toast } from '@base-ui/react/toast'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
  type IconComponent,
} from './icons.tsx'
import { onToast, type ToastMessage } from './toast.ts'
import styles from './Toaster.module.css'

export type ToasterProps = { words: { region: string; close: string } }

/** At most this many at once, each for this long (specification, section 9). */
const limit = 5
const shownFor = 3000

/**
 * Shows what `toast` says: top right (top left in rtl) and at the other side while a dialog has its
 * close button there, newest on top, paused while focused and under a pointer that moves there, read
 * aloud politely. Load it lazily; F6 brings the keyboard to it.
 */
export function Toaster({ words }: ToasterProps) {
  const [manager] = useState(() => Toast.createToastManager<ToastMessage>())
  const viewport = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      onToast((message) =>
        manager.add({
          title: message.text,
          type: message.tone,
          data: message,
          ...(message.shownFor && { timeout: message.shownFor }),
        }),
      ),
    [manager],
  )
  return (
    <Toast.Provider toastManager={manager} limit={limit} timeout={shownFor}>
      <Toast.Portal>
        <Toast.Viewport
          ref={viewport}
          className={styles.toasts}
          aria-label={words.region}
          // A message that comes up under a resting pointer is not being read: only moving pauses.
          onMouseEnter={(event) => event.preventBaseUIHandler()}
        >
          <Toasts close={words.close} viewport={viewport} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

const icons: Record<ToastMessage['tone'], IconComponent> = {
  success: IconCircleCheck,
  error: IconAlertCircle,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
}

type ToastsProps = { close: string; viewport: RefObject<HTMLElement | null> }

function Toasts({ close, viewport }: ToastsProps) {
  const { toasts, close: dismiss } = Toast.useToastManager<ToastMessage>()
  // After "Desfazer" the pointer rests where the answer comes up. Base UI has no call that ends a
  // pause, so it is told that the pointer left; the next move pauses again.
  useEffect(() => {
    viewport.current?.dispatchEvent(
      new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }),
    )
  }, [toasts.length, viewport])
  return toasts.map((shown) => {
    const tone = shown.data?.tone ?? 'info'
    const action = shown.data?.action
    const ToneIcon = icons[tone]
    return (
      <Toast.Root
        key={shown.id}
        toast={shown}
        className={styles.toast}
        swipeDirection={['up', 'left', 'right']}
      >
        <Toast.Content className={cx(styles.content, tone !== 'success' && styles[tone])}>
          <ToneIcon />
          <Toast.Title render={<p />} className={styles.text} />
          <div className={styles.buttons}>
            {action && (
              <button
                type="button"
                className={styles.action}
                // The focus stays where the person was: this button is gone in a moment.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  action.run()
                  dismiss(shown.id)
                }}
              >
                {action.label}
              </button>
            )}
            <Toast.Close
              render={
                <IconButton label={close} className={styles.close}>
                  <IconX />
                </IconButton>
              }
            />
          </div>
        </Toast.Content>
      </Toast.Root>
    )
  })
}
