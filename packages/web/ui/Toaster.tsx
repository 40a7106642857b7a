import { Toast } from '@base-ui/react/toast'
import { useEffect, useState } from 'react'
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
 * Shows what `toast` says: top right (top left in rtl), newest on top, paused under the pointer and
 * while focused, read aloud politely. Load it lazily; F6 brings the keyboard to it.
 */
export function Toaster({ words }: ToasterProps) {
  const [manager] = useState(() => Toast.createToastManager<ToastMessage>())
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
        <Toast.Viewport className={styles.toasts} aria-label={words.region}>
          <Toasts close={words.close} />
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

function Toasts({ close }: { close: string }) {
  const { toasts, close: dismiss } = Toast.useToastManager<ToastMessage>()
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
        </Toast.Content>
      </Toast.Root>
    )
  })
}
