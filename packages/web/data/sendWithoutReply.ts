/** Sends text to a third-party address without cookies; ignores response and errors. */
export function sendWithoutReply(address: string, body: string): void {
  fetch(address, {
    method: 'POST',
    body,
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined)
}
