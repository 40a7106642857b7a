/** A short message that disappears by itself. Never the only place for an error. */
export type ToastMessage = {
  text: string
  tone: 'success' | 'error' | 'info' | 'warning'
  /** One related action: "Desfazer". */
  action?: { label: string; run: () => void }
  /** Duration in milliseconds, for an action that is available longer than the default. */
  shownFor?: number
}

type Options = Pick<ToastMessage, 'action' | 'shownFor'>
type Listener = (message: ToastMessage) => void

const waiting: ToastMessage[] = []
let listener: Listener | undefined
let waker: (() => void) | undefined

/**
 * Shows a message from anywhere, also outside React. This file has no dependencies: messages sent
 * before `Toaster` has loaded are queued.
 */
export const toast = {
  success: (text: string, options?: Options) => show({ text, tone: 'success', ...options }),
  error: (text: string, options?: Options) => show({ text, tone: 'error', ...options }),
  info: (text: string, options?: Options) => show({ text, tone: 'info', ...options }),
  warning: (text: string, options?: Options) => show({ text, tone: 'warning', ...options }),
}

/**
 * For `Toaster` only: delivers the queued messages, then all new ones.
 * @returns the unsubscribe function.
 */
export function onToast(listen: Listener): () => void {
  listener = listen
  for (const message of waiting.splice(0)) listen(message)
  return () => {
    if (listener === listen) listener = undefined
  }
}

/**
 * Calls `wake` when a message is queued and `Toaster` has not loaded, so that the caller loads it.
 * @returns the unsubscribe function.
 */
export function onWaitingToast(wake: () => void): () => void {
  waker = wake
  if (waiting.length > 0) wake()
  return () => {
    if (waker === wake) waker = undefined
  }
}

function show(message: ToastMessage): void {
  if (listener) return listener(message)
  waiting.push(message)
  waker?.()
}
