/** A short message that goes away by itself. Never the only place for an error. */
export type ToastMessage = {
  text: string
  tone: 'success' | 'error' | 'info' | 'warning'
  /** One thing to do about it: "Desfazer". */
  action?: { label: string; run: () => void }
  /** Milliseconds, where the action is open longer than a message shows. */
  shownFor?: number
}

type Options = Pick<ToastMessage, 'action' | 'shownFor'>
type Listener = (message: ToastMessage) => void

const waiting: ToastMessage[] = []
let listener: Listener | undefined
let waker: (() => void) | undefined

/**
 * Says something from anywhere, also outside React. This file knows no library: what is said before
 * `Toaster` has loaded waits for it.
 */
export const toast = {
  success: (text: string, options?: Options) => say({ text, tone: 'success', ...options }),
  error: (text: string, options?: Options) => say({ text, tone: 'error', ...options }),
  info: (text: string, options?: Options) => say({ text, tone: 'info', ...options }),
  warning: (text: string, options?: Options) => say({ text, tone: 'warning', ...options }),
}

/** For `Toaster` alone: takes what has waited, then everything to come. Returns how to stop. */
export function onToast(listen: Listener): () => void {
  listener = listen
  for (const message of waiting.splice(0)) listen(message)
  return () => {
    if (listener === listen) listener = undefined
  }
}

/** Calls `wake` when something waits and nobody shows it: the moment to load `Toaster`. */
export function onWaitingToast(wake: () => void): () => void {
  waker = wake
  if (waiting.length > 0) wake()
  return () => {
    if (waker === wake) waker = undefined
  }
}

function say(message: ToastMessage): void {
  if (listener) return listener(message)
  waiting.push(message)
  waker?.()
}
