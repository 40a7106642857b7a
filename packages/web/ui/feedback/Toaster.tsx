import { Toast } from '@base-ui/react/toast'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../actions/IconButton.tsx'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
  type IconComponent,
} from '../icons/icons.tsx'
import { onToast, type ToastMessage } from './toast.ts'
import styles from './Toaster.module.css'

export type ToasterProps = { words: { region: string; close: string } }

/** Maximum number of toasts at the same time (specification, section 9). */
const limit = 5
/** Default duration of a toast in milliseconds (specification, section 9). */
const shownFor = 3000

/**
 * Shows the messages of `toast` at the top right (top left in rtl), or on the other side while an
 * open dialog has its close button there. The newest is on top. The timer pauses while a toast has
 * the focus or the pointer moves over it. Load it lazily. F6 moves the focus to the toasts.
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
          // A pointer that rests where the message appears must not pause the timer; movement does.
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
  // After "Desfazer" the pointer rests where the next message appears. Base UI has no call to end a
  // pause, so a synthetic mouseout ends it; the next movement pauses again.
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
                // Keeps the focus where it was: this button disappears in a moment.
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
              // Base UI hides it from screen readers until the region is hovered, though Tab reaches it.
              aria-hidden={false}
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
